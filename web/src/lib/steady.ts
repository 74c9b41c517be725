/**
 * Memoizes by content, to keep identity: a function that answers with what it was given before for as long as nothing in it has changed. Every view is a
 * new copy: in `$derived(steady(part))` only those parts of it are drawn again that say something new.
 */
export function steadily<T>(): (value: T) => T {
  let before: { value: T; text: string } | undefined;
  return (value) => {
    const text = JSON.stringify(value);
    if (before?.text !== text) before = { value, text };
    return before.value;
  };
}
