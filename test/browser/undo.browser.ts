import { expect, test } from "@playwright/test";
import * as words from "../../src/kit/controls/words.ts";
import { said } from "./said.ts";
import { watchTroubles } from "./watchTroubles.ts";

for (const kind of [
  "bandit",
  "deepening",
  "evaluation",
  "horizon",
  "mcts",
  "ordering",
  "regret",
  "tournament",
])
  test(`What is chosen in ${kind} is taken back by a button and by keys, and made again`, {
    tag: kind === "regret" ? ["@anyLanguage", "@core"] : "@anyLanguage",
  }, async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.goto(`playground/?figure=${kind}`);
    const figure = page.locator("ply-figure figure").first();
    await expect(figure.locator("[data-awake='true']")).toBeAttached();
    const button = (name: string) => figure.getByRole("button", { name: said(name), exact: true });
    await expect(button(words.undo)).toHaveAttribute("aria-disabled", "true");
    const choice = figure.locator(".tool-bar select").first();
    const before = await choice.inputValue();
    const other = await choice.evaluate(
      (select: HTMLSelectElement) =>
        [...select.options].find(({ value }) => value !== select.value && value !== "")!.value,
    );
    await choice.selectOption(other);
    await expect(choice).toHaveValue(other);
    await expect(button(words.undo)).toHaveAttribute("aria-disabled", "false");
    await button(words.undo).click();
    await expect(choice).toHaveValue(before);
    await expect(button(words.undo)).toHaveAttribute("aria-disabled", "true");
    await button(words.redo).press("Control+y");
    await expect(choice).toHaveValue(other);
    await expect(button(words.redo)).toHaveAttribute("aria-disabled", "true");
    // The focus is where the change was made; a text alone has an undoing of its own.
    await choice.press("Control+z");
    await expect(choice).toHaveValue(before);
    expect(troubles).toEqual([]);
  });
