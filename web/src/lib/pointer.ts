/** Whether people point with a mouse: where they would tap, they click. */
export const hasMouse = (): boolean => globalThis.matchMedia?.("(pointer: fine)").matches ?? false;
