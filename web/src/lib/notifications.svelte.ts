/** A word to somebody who looks at another tab: in the title always, as a notice if wished for. */

const isSupported = typeof Notification !== "undefined" && globalThis.isSecureContext;

class Notifications {
  /** Whether this device could show notices, and has not been asked yet. */
  canRequest = $state(isSupported && Notification.permission === "default");

  async requestPermission(): Promise<void> {
    await Notification.requestPermission();
    this.canRequest = Notification.permission === "default";
  }

  notifyTurn(title: string, body: string): void {
    if (!document.hidden || !isSupported || Notification.permission !== "granted") return;
    const notification = new Notification(title, { body, tag: "greenbaize-turn" });
    notification.onclick = () => window.focus();
  }
}

export const notifications = new Notifications();
