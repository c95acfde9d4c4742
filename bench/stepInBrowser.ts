import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { site } from "../scripts/stages/buildSite.ts";
import { serveSite } from "../scripts/stages/serveSite.ts";
import { parseTree, random, type Tree, treeGame, writeTree } from "../src/engine/index.ts";
import { writeSetup } from "../src/kit/run/setup.ts";
import { outline } from "../src/trace/index.ts";
import { median } from "./median.ts";

const presses = 40;

/**
 * Milliseconds from a key press to the painted step, in a stepper that shows a tree of about this many nodes:
 * the median of many presses, each begun right after a frame. The site must have been built.
 */
export async function stepInBrowser(nodes: number, direction: "forward" | "back"): Promise<number> {
  const browser = findBrowser();
  if (!browser) throw new Error("There is no browser: install Chromium, or name one in CHROME_PATH.");
  const served = await serveSite(site, 0);
  const running = await chromium.launch({
    executablePath: browser.path,
    chromiumSandbox: process.platform !== "linux" || process.getuid?.() !== 0,
  });
  try {
    const page = await running.newPage({ viewport: { width: 1400, height: 900 } });
    const view = writeSetup({ setup: { tree: treeOf(nodes), algorithm: "alphaBeta" }, step: presses });
    view.set("figure", "textbook");
    await page.goto(`${served.address}chapters/alpha-beta/?${view}#textbook`, { waitUntil: "networkidle" });
    const figure = page.locator("#textbook [role=group]").first();
    await figure.focus();
    await page.getByText(`step ${presses} of`).waitFor();
    return median(
      await page.evaluate(pressKeys, { key: direction === "forward" ? "ArrowRight" : "ArrowLeft", presses }),
    );
  } finally {
    await running.close();
    await served.stop();
  }
}

/** Runs in the page: the time of each press, until the frame that shows it has been handed over. */
async function pressKeys({ key, presses }: { key: string; presses: number }): Promise<number[]> {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(undefined);
      });
    });
  const times: number[] = [];
  for (let press = 0; press < presses; press++) {
    await painted();
    const pressed = performance.now();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    await painted();
    times.push(performance.now() - pressed);
  }
  return times;
}

/** A seeded tree of 13 nodes a move, with as many moves as give about `nodes`. */
function treeOf(nodes: number): string {
  const dice = random(1);
  const moves = Math.max(2, Math.floor((nodes - 1) / 13));
  const grow = (plies: number, width: number): Tree =>
    plies === 0 ? dice.below(100) : Array.from({ length: width }, () => grow(plies - 1, 3));
  const tree = writeTree(nodes < 27 ? grow(2, 4) : grow(3, moves));
  const game = treeGame(parseTree(tree));
  const drawn = outline(game, game.start).nodes.length;
  if (Math.abs(drawn - nodes) > nodes * 0.2)
    throw new Error(`This tree has ${drawn} nodes, not about ${nodes}`);
  return tree;
}
