import { parseTree, random, type Tree, treeGame, writeTree } from "../src/engine/index.ts";
import { outline } from "../src/trace/index.ts";
import { median } from "./median.ts";
import { stepperInBrowser, timePresses } from "./stepperInBrowser.ts";

const presses = 40;

/**
 * Milliseconds from a key press to the painted step, in a stepper that shows a tree of about this many nodes:
 * the median of many presses.
 */
export const stepInBrowser = (nodes: number, direction: "forward" | "back"): Promise<number> =>
  stepperInBrowser({ tree: treeOf(nodes), step: presses }, async (page) => {
    const key = direction === "forward" ? "ArrowRight" : "ArrowLeft";
    return median(await timePresses(page, Array(presses).fill(key)));
  });

/** The same for Home and End in turn, each of which shows the whole search, or nothing of it, at once. */
export const jumpInBrowser = (nodes: number): Promise<number> =>
  stepperInBrowser({ tree: treeOf(nodes), step: presses }, async (page) =>
    median(
      await timePresses(
        page,
        Array(presses / 2)
          .fill(["End", "Home"])
          .flat(),
      ),
    ),
  );

/** How often a tree is opened, in turn with a small one. */
const openings = 9;

/** Milliseconds from Enter in the field of the tree to the painted tree, of about this many nodes: the median of many. */
export const openInBrowser = (nodes: number): Promise<number> =>
  stepperInBrowser({ tree: treeOf(nodes), step: 0 }, async (page) => {
    const field = page.locator("#textbook").getByRole("textbox", { name: "Tree" });
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening++) {
      await field.fill("[[1,2],[3,4]]");
      await timePresses(page, ["Enter"]);
      // What that has set going for the small tree is over.
      await page.waitForTimeout(300);
      await field.fill(treeOf(nodes));
      times.push(...(await timePresses(page, ["Enter"])));
    }
    return median(times);
  });

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
