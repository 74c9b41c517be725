/** A phone that is shaken throws; where sensors are withheld, tapping does. */

const FORCE = 18;
const PAUSE_MS = 900;

/** Sensors need a secure page, and a device that one holds in a hand. */
export const canShake = (): boolean =>
  globalThis.isSecureContext && "DeviceMotionEvent" in globalThis && navigator.maxTouchPoints > 0;

export function onShake(shaken: () => void): () => void {
  if (!canShake()) return () => undefined;
  let last = 0;
  const moved = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const force = Math.hypot(acceleration?.x ?? 0, acceleration?.y ?? 0, acceleration?.z ?? 0);
    if (force < FORCE || timeStamp - last < PAUSE_MS) return;
    last = timeStamp;
    shaken();
  };
  addEventListener("devicemotion", moved);
  return () => removeEventListener("devicemotion", moved);
}
