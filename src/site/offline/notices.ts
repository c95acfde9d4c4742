import { forget, keep, readKept } from "../../kit/kept/browserStorage.ts";
import { keptSite } from "./keptSite.ts";
import * as words from "./words.ts";

let shown: HTMLElement | undefined;

/** Says something at the foot of the window, until it is closed, or the next thing is said. Returns what it is said by. */
function say(text: string): HTMLElement {
  shown?.remove();
  const notice = document.createElement("div");
  notice.className = "site-notice not-content no-print";
  notice.role = "status";
  const close = document.createElement("button");
  Object.assign(close, { type: "button", textContent: words.close });
  close.classList.add("control", "small");
  close.addEventListener("click", () => notice.remove());
  const said = document.createElement("p");
  notice.append(said, close);
  document.body.append(notice);
  document.documentElement.classList.add("noticed");
  shown = notice;
  // What a live region holds when it comes is not read out by all.
  requestAnimationFrame(() => {
    said.textContent = text;
  });
  return notice;
}

let offline: HTMLElement | undefined;

/** Says once a visit that there is no network, and what works without it. */
function sayOffline(): void {
  const { is } = keptSite.state;
  if (navigator.onLine || is === "unknown" || saidBefore()) return;
  offline = say(words.offline(is === "kept"));
}

function saidBefore(): boolean {
  const said = readKept("offlineSaid") !== undefined;
  keep("offlineSaid", "yes");
  return said;
}

/** Says from now on what a reader has to know wherever on the page they are. */
export function beginNotices(): void {
  let renewed = false;
  keptSite.follow(() => {
    sayOffline();
    if (!keptSite.renewed || renewed) return;
    renewed = true;
    say(words.renewed);
  });
  addEventListener("offline", sayOffline);
  addEventListener("online", () => {
    offline?.remove();
    // A network that is there for a moment, as while one page gives way to the next, has not come back.
    setTimeout(() => navigator.onLine && forget("offlineSaid"), 3000);
  });
}
