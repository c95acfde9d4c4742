import { expect, type Page, test } from "@playwright/test";
import { StepperOnPage } from "./stepperOnPage.ts";

/** The panel's rows as they are read, cell by cell. */
const rowsOf = (figure: StepperOnPage) =>
  figure.root
    .locator(".bets tbody tr, .passes tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim())),
    );
const chips = (figure: StepperOnPage) => figure.root.locator(".bet text").allTextContents();
const open = (page: Page, name: string) => StepperOnPage.open(page, "chapters/negascout/", name);

test("A bet is marked at its edge, kept in a row and settled step by step", { tag: "@core" }, async ({
  page,
}) => {
  const figure = await open(page, "late");
  await expect.poll(() => chips(figure)).toEqual(["held", "lost"]);
  await figure.button("Step forward").click();
  await expect.poll(() => chips(figure)).toEqual(["held", "again"]);
  await figure.root.press("End");
  await expect.poll(() => chips(figure)).toEqual(["held", "lost, again"]);
  await expect
    .poll(() => rowsOf(figure))
    .toEqual([
      ["move 2", "(2, 3)", "≤2", "held", "2", "2"],
      ["move 3", "(2, 3)", "≥3", "lost", "4", "4"],
      ["again", "(3, ∞)", "≤3", "", "4", ""],
    ]);
  await expect(figure.root.getByText("4 lost so far")).toBeVisible();
  await expect(figure.node(12)).toHaveAccessibleName(/visited 2 times/);
});

test("A row leads to its step, by mouse and by keyboard", async ({ page }) => {
  const figure = await open(page, "late");
  await figure.button("move 2").click();
  await expect(figure.live).toContainText("MAX tries move 2, only to test");
  await figure.root.focus();
  await page.keyboard.press("End");
  await figure.tabTo(figure.button("move 3 again"));
  await page.keyboard.press("Enter");
  await expect(figure.live).toContainText("MAX searches move 3 again");
});

test("The panel gives way to the code where a search makes no bets, and comes back", async ({ page }) => {
  const figure = await open(page, "bet");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toHaveAttribute("aria-selected", "true");
  await figure.algorithm.selectOption("alphaBeta");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toBeHidden();
  await expect.poll(() => chips(figure)).toEqual([]);
  await figure.algorithm.selectOption("negaScout");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toBeVisible();
});

test("The tests of MTD(f) close in until their bounds meet", async ({ page }) => {
  const figure = await open(page, "tests");
  await figure.root.press("End");
  await expect.poll(async () => (await rowsOf(figure)).length).toBe(7);
  await expect(figure.root.getByText("Lower and upper bound have met at 7.")).toBeVisible();
  await figure.button("1").click();
  await expect(figure.live).toContainText("It asks whether the root is worth 0 or more.");
});

/** What lies under the count of a node's visits at any step from here to the end, each once: "×2 on held". */
const coveredByVisits = async (root: HTMLElement) => {
  const telling =
    "text.label, rect.returned, .truth rect, path.remembered, .bet rect, .scissors, .leaf .shape, .badge, rect.visits, .mover";
  const lies = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found = new Set<string>();
  const look = () => {
    // Each is measured once a step: most are looked at beside many others.
    const boxes = new Map<Element, DOMRect>();
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      return box;
    };
    for (const visits of root.querySelectorAll(".opening rect.visits")) {
      for (const other of visits.closest("svg")!.querySelectorAll(telling)) {
        if (other === visits || !lies(boxOf(visits), boxOf(other))) continue;
        found.add(
          `${visits.nextSibling?.textContent} on ${other.textContent || other.parentElement?.textContent}`,
        );
      }
    }
  };
  const scrubber = root.querySelector<HTMLInputElement>("input[type=range]")!;
  let most = 0;
  for (let step = 0; step < Number(scrubber.max); step++) {
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise(requestAnimationFrame);
    look();
    most = Math.max(most, root.querySelectorAll(".opening rect.visits").length);
  }
  return { covered: [...found], most };
};
const dense = "[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]";
const deep = "[[[[3,0],[16,16]],[[0,-9],[9,14]]],[[[8,4],[17,3]],[[7,9],[8,13]]]]";
const long = "[[[-0.8,0.75],[0.3,-0.25]],[[1.35,-0.4],[1.5,0.8]]]";
for (const [figure, link] of [
  ["a stepper", `figure=stepper&tree=${dense}&algorithm=negaScout`],
  ["a stepper on a deeper tree", `figure=stepper&tree=${deep}&algorithm=negaScout&reveal=yes`],
  ["a stepper with long values", `figure=stepper&tree=${long}&algorithm=mtdf`],
  ["two searches", `figure=lockstep&tree=${dense}&algorithm=alphaBeta&against=negaScout&movers=yes`],
] as const) {
  test(`In ${figure} the count of visits covers no value, no bound and no bet, on a phone neither`, async ({
    page,
  }) => {
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`playground/?${link}&step=0`);
      const root = page.getByRole("group", { name: /^Figure: / });
      await expect(root.getByRole("slider", { name: "Step" })).toHaveValue("0");
      const { covered, most } = await root.evaluate(coveredByVisits);
      expect(covered, `${width} pixels`).toEqual([]);
      expect(most).toBeGreaterThan(3);
    }
  });
}
