/** What has to be scrolled to be read can be scrolled with keys, too. */

/** Lets a region take the focus for as long as not all of it is in sight; one that always is stays out of the way. */
export function scrollByKeys(region: HTMLElement): () => void {
  function update(): void {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  }

  const sizes = new ResizeObserver(update);
  const words = new MutationObserver(update);
  sizes.observe(region);
  words.observe(region, { childList: true, characterData: true, subtree: true });
  update();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
