/** Calling someone back to a table that they do not look at: badge, vibration, notification. */
import { change, settings } from "./settings";

const TAG = "quayside-turn";

/** Whether the browser could notify, if it were allowed to. */
export const canNotify = (): boolean =>
  typeof Notification !== "undefined" && window.isSecureContext;

/** Whether the person can still be asked. */
export const mayAsk = (): boolean => canNotify() && Notification.permission === "default";

/** Ask to notify; browsers allow that only on a click. Remember the answer. */
export async function askToNotify(): Promise<void> {
  const answer = canNotify() ? await Notification.requestPermission() : "denied";
  change({ notify: answer === "granted" });
}

/** Call the person, unless the page is looked at. Return what takes the call back. */
export function call(title: string): () => void {
  const notes: Promise<Notification | null>[] = [];
  if (document.visibilityState === "hidden") {
    navigator.vibrate?.(120);
    void navigator.setAppBadge?.(1).catch(() => undefined);
    if (settings.get().notify && canNotify() && Notification.permission === "granted")
      notes.push(notify(title));
  }
  return () => {
    void navigator.clearAppBadge?.().catch(() => undefined);
    for (const note of notes) void note.then((one) => one?.close());
  };
}

/** Phones show notifications of a service worker only. */
async function notify(title: string): Promise<Notification | null> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) {
      const note = new Notification(title, { tag: TAG });
      note.onclick = () => window.focus();
      return note;
    }
    await worker.showNotification(title, { tag: TAG });
    return (await worker.getNotifications({ tag: TAG }))[0] ?? null;
  } catch {
    // A browser that refuses: the title of the window still says it.
    return null;
  }
}
