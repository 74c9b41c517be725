/** A word to somebody who looks at another tab: in the title always, as a notice if wished for. */

const can = typeof Notification !== "undefined" && globalThis.isSecureContext;

class Notices {
  /** Whether this device could show notices, and has not been asked yet. */
  offered = $state(can && Notification.permission === "default");

  async wish(): Promise<void> {
    await Notification.requestPermission();
    this.offered = Notification.permission === "default";
  }

  turn(title: string, body: string): void {
    if (!document.hidden || !can || Notification.permission !== "granted") return;
    const notice = new Notification(title, { body, tag: "greenbaize-turn" });
    notice.onclick = () => window.focus();
  }
}

export const notices = new Notices();
