import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askToNotify, call, mayAsk } from "./attention";
import { change, settings } from "./settings";

const done: string[] = [];
let permission = "default";
let answer = "granted";
class Note {
  static get permission() {
    return permission;
  }
  static requestPermission() {
    permission = answer;
    return Promise.resolve(answer);
  }
  constructor(title: string) {
    done.push(title);
  }
  close() {
    done.push("closed");
  }
}

beforeEach(() => {
  done.length = 0;
  permission = "default";
  answer = "granted";
  vi.stubGlobal("window", { isSecureContext: true });
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("navigator", {
    vibrate: () => done.push("vibrates"),
    setAppBadge: async () => done.push("badge"),
    clearAppBadge: async () => done.push("no badge"),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  change({ notify: false });
});

const settled = () => new Promise<void>((end) => setTimeout(end));

it("calls somebody who looks elsewhere, and takes it back when they come", async () => {
  await askToNotify();
  const stop = call("your turn");
  await settled();
  expect(done).toEqual(["vibrates", "badge", "your turn"]);
  stop();
  await settled();
  expect(done.slice(3)).toEqual(["no badge", "closed"]);
});

it("notifies nobody who did not allow it, and does not ask twice", async () => {
  expect(mayAsk()).toBe(true);
  call("your turn");
  await settled();
  expect(done).not.toContain("your turn");
  answer = "denied";
  await askToNotify();
  expect([mayAsk(), settings.get().notify]).toEqual([false, false]);
});

it("leaves whoever looks at the page in peace", async () => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  await askToNotify();
  call("your turn");
  await settled();
  expect(done).toEqual([]);
});
