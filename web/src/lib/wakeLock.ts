/** Keeps a screen lit where the browser allows it; the lock falls when the tab is hidden, and is taken again. */
export function keepAwake(): () => void {
  const request = (): void => {
    if (!document.hidden && "wakeLock" in navigator)
      void navigator.wakeLock.request("screen").catch(() => undefined);
  };
  request();
  document.addEventListener("visibilitychange", request);
  return () => document.removeEventListener("visibilitychange", request);
}
