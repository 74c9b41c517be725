/** On a screen that nobody scrolls, what does not fit is made smaller. */

const WIDE = "(min-width: 60rem)";
const LEAST = 0.6;
const STEP = 0.98;

/**
 * Sets `--fit` on an element, a step a frame, until it is no higher than the screen. It never grows
 * again by itself, so that nothing jumps.
 */
export function fitToScreen(element: HTMLElement): () => void {
  let fit = 1;
  let frame = 0;

  function shrink(): void {
    if (!matchMedia(WIDE).matches || fit <= LEAST || element.offsetHeight <= innerHeight) return;
    set(Math.max(LEAST, fit * Math.min(STEP, innerHeight / element.offsetHeight)));
  }

  function set(size: number): void {
    fit = size;
    element.style.setProperty("--fit", String(fit));
    schedule();
  }

  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(shrink);
  }

  const reset = (): void => set(1);
  const observer = new ResizeObserver(schedule);
  observer.observe(element);
  addEventListener("resize", reset);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener("resize", reset);
  };
}
