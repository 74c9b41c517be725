import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

/** What browsers have and jsdom has not: nothing matches, nothing changes its size, nothing takes time. */
class Still implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function unmatched(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

function atOnce(): Animation {
  const animation: Partial<Animation> = {
    cancel: () => {},
    finish: () => {},
    onfinish: null,
    oncancel: null,
  };
  const done = Object.assign(animation, { finished: Promise.resolve(animation) }) as Animation;
  queueMicrotask(() => done.onfinish?.call(done, new Event("finish") as AnimationPlaybackEvent));
  return done;
}

// Not stubs of Vitest's: a test that takes back its own would take these back, too.
Object.assign(globalThis, { ResizeObserver: Still, matchMedia: unmatched });
Element.prototype.animate = atOnce;
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

afterEach(cleanup);
