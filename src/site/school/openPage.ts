import "../../kit/style/style.css";
import "../scrolls.css";
import "../theme.css";
import "../embed.css";
import "./page.css";
import { messageOf } from "../../kit/view/messageOf.ts";
import { findApi } from "../../tools/classroom/school/scormApi.ts";
import { ScormSession } from "../../tools/classroom/school/scormSession.ts";
import { broken } from "../../tools/classroom/school/words.ts";

/** What a package puts to one learner: how it is called, and what puts it there. */
interface Shown {
  readonly title: string;
  readonly show: (target: HTMLElement) => void;
}

/**
 * Opens the page of a package: it finds the school's system and asks who is there. What is put stands in the page, as data; so
 * does what is wrong with it.
 */
export async function openPage<Work>(
  make: (given: Work, session: ScormSession | undefined) => Promise<Shown>,
): Promise<void> {
  document.documentElement.classList.add("js");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const setTheme = () => {
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  };
  setTheme();
  dark.addEventListener("change", setTheme);
  const place = document.querySelector("main")!;
  try {
    const given = JSON.parse(document.querySelector("#work")!.textContent!) as Work;
    const api = findApi(window);
    const session = api && ScormSession.begin(api);
    const { title, show } = await make(given, session);
    document.title = title;
    place.replaceChildren();
    show(place);
    addEventListener("visibilitychange", () => document.visibilityState === "hidden" && session?.hide());
    addEventListener("pagehide", () => session?.leave());
    // A page that comes back from where browsers keep those that were left has no session any more.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  } catch (error) {
    place.textContent = broken(messageOf(error));
  }
}
