import { expect, type Page } from "@playwright/test";
import { reachForAll } from "./readThrough.ts";
import { said } from "./said.ts";

/**
 * Presses every phrase of an open page in turn, in the order of the page, and sets every figure to each state that a
 * fixed number names: no figure complains, and every number says what its figure says.
 */
export async function staysTrue(page: Page): Promise<void> {
  await page.evaluate(openAllDetails);
  await reachForAll(page);
  const signs = ["cannot be shown", "This link is broken"].map(said);
  const phrases = await page.locator("ply-show").count();
  for (let i = 0; i < phrases; i += 1) {
    await page.evaluate(press, i);
    const message = `after phrase ${i + 1} of ${phrases}`;
    await expect.poll(() => page.evaluate(complaints, signs), { message, intervals }).toEqual([]);
    await expect.poll(() => page.evaluate(falseNumbers), { message, intervals }).toEqual([]);
  }
  for (const state of await page.evaluate(statesOfFacts)) {
    await page.evaluate(setTo, state);
    const message = `${state.figure} at ${state.setting}`;
    await expect.poll(() => page.evaluate(factsNow, state), { message, intervals }).toEqual(state.facts);
  }
}

/** Milliseconds from one look to the next: most figures follow at once, and there are hundreds of states to see. */
const intervals = [5, 10, 20, 40, 80];

/** The fixed numbers of a page that speak of one state of one figure. */
interface StateOfFacts {
  readonly figure: string;
  readonly setting: string;
  readonly facts: readonly { readonly value: string; readonly printed: string; readonly where: string }[];
}

const openAllDetails = () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".sl-markdown-content details"))
    details.open = true;
};

const press = (i: number) => document.querySelectorAll<HTMLElement>("ply-show")[i].click();

/** The sentences in which figures say by one of these signs that they do not show what they were asked to. */
const complaints = (signs: readonly string[]) =>
  [...document.querySelectorAll("figure")].flatMap(({ textContent }) =>
    (textContent ?? "").split(".").filter((sentence) => signs.some((sign) => sentence.includes(sign))),
  );

/** Every number that follows a figure and does not say what its figure says now. */
const falseNumbers = () =>
  [...document.querySelectorAll<HTMLElement>("ply-live:not([data-probe])")].flatMap((live) => {
    const probe = document.createElement("ply-live");
    Object.assign(probe.dataset, { figure: live.dataset.figure, value: live.dataset.value, probe: "" });
    probe.hidden = true;
    document.body.append(probe);
    const said = probe.textContent;
    probe.remove();
    if (said === live.textContent && said !== "") return [];
    return [
      `${live.dataset.figure} ${live.dataset.value}: ${live.textContent} printed, ${said} in the figure`,
    ];
  });

const statesOfFacts = (): StateOfFacts[] => {
  const states = new Map<string, StateOfFacts>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fact]")) {
    const { figure = "", setting = "", fact: value = "" } = element.dataset;
    const key = `${figure} ${setting}`;
    const { facts = [] } = states.get(key) ?? {};
    const where = element.closest("p, li, td, details")?.textContent?.trim() ?? "";
    states.set(key, {
      figure,
      setting,
      facts: [...facts, { value, printed: element.textContent!.trim(), where }],
    });
  }
  return [...states.values()];
};

const setTo = ({ figure, setting }: StateOfFacts) => {
  const show = document.createElement("ply-show");
  Object.assign(show.dataset, { figure, setting });
  document.body.append(show);
  show.click();
  show.remove();
};

/** What the figure says of itself now, for each of the numbers. */
const factsNow = ({ figure, facts }: StateOfFacts) =>
  facts.map(({ value, where }) => {
    const probe = document.createElement("ply-live");
    Object.assign(probe.dataset, { figure, value, probe: "" });
    probe.hidden = true;
    document.body.append(probe);
    const printed = probe.textContent;
    probe.remove();
    return { value, printed, where };
  });
