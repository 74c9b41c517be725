/** Keeps a screen lit where the browser allows it; the lock falls when the tab is hidden, and is taken again. */
export function awake(): () => void {
  const ask = (): void => {
    if (!document.hidden && "wakeLock" in navigator)
      void navigator.wakeLock.request("screen").catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => document.removeEventListener("visibilitychange", ask);
}
