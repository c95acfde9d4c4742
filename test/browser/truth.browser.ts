import { expect, type Page, test } from "@playwright/test";
import { reachForAll } from "./readThrough.ts";
import { chapterPages, sitePages } from "./sitePages.ts";
import { watchTroubles } from "./watchTroubles.ts";

const pages = ["", ...chapterPages].filter((address) => sitePages.includes(address));

for (const address of pages) {
  test(`/${address} stays true while a reader presses every phrase of it in turn`, async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(openAllDetails);
    await reachForAll(page);
    const phrases = await page.locator("ply-show").count();
    for (let i = 0; i < phrases; i += 1) {
      await page.evaluate(press, i);
      await expect
        .poll(() => page.evaluate(complaints), { message: `after phrase ${i + 1} of ${phrases}` })
        .toEqual([]);
      await expect
        .poll(() => page.evaluate(falseNumbers), { message: `after phrase ${i + 1} of ${phrases}` })
        .toEqual([]);
    }
    for (const { name, ...fact } of await page.evaluate(facts))
      await expect.poll(() => factNow(page, fact), { message: name }).toBe(fact.printed);
    expect(troubles).toEqual([]);
  });
}

interface Fact {
  readonly figure: string;
  readonly setting: string;
  readonly value: string;
  readonly printed: string;
}

const openAllDetails = () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".sl-markdown-content details"))
    details.open = true;
};

const press = (i: number) => document.querySelectorAll<HTMLElement>("ply-show")[i].click();

/** What figures say against what they were asked to show. */
const complaints = () =>
  [...document.querySelectorAll("figure")]
    .map(
      ({ textContent }) => /[^.]*cannot be shown[^.]*|This link is broken[^.]*/.exec(textContent ?? "")?.[0],
    )
    .filter((complaint) => complaint !== undefined);

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

const facts = () =>
  [...document.querySelectorAll<HTMLElement>("[data-fact]")].map((element) => ({
    name: `${element.closest("p, li, td, details")?.textContent?.trim()} (${element.dataset.fact} of ${element.dataset.figure})`,
    figure: element.dataset.figure!,
    setting: element.dataset.setting!,
    value: element.dataset.fact!,
    printed: element.textContent!.trim(),
  }));

/** What the figure says of itself in the state that a printed number speaks of. */
async function factNow(page: Page, { figure, setting, value }: Fact): Promise<string | null> {
  return page.evaluate(
    ({ figure, setting, value }) => {
      const id = `probe ${figure} ${setting} ${value}`;
      let probe = document.getElementById(id);
      if (!probe) {
        const show = document.createElement("ply-show");
        Object.assign(show.dataset, { figure, setting });
        document.body.append(show);
        show.click();
        show.remove();
        probe = document.createElement("ply-live");
        probe.id = id;
        Object.assign(probe.dataset, { figure, value, probe: "" });
        document.body.append(probe);
      }
      return probe.textContent;
    },
    { figure, setting, value },
  );
}
