import type { Difference } from "../../src/judge/compareRuns.ts";
import type { SearchTaskName } from "../../src/judge/searchTasks.ts";
import { listingText } from "./programs.ts";

interface WrongProgram {
  /** What is wrong with it. */
  readonly title: string;
  readonly task: SearchTaskName;
  readonly text: string;
  readonly difference: Difference;
  /** The smallest tree that shows it. */
  readonly tree?: string;
  /** The search of the notebook that it does exactly as. */
  readonly is?: string;
}

/** The listing of a task's search with some of its text replaced, which must stand there. */
function edited(
  task: SearchTaskName,
  ...edits: readonly (readonly [before: string | RegExp, after: string])[]
): string {
  return edits.reduce((text, [before, after]) => {
    const next = typeof before === "string" ? text.replaceAll(before, after) : text.replace(before, after);
    if (next === text) throw new Error(`${before} does not stand in ${task}`);
    return next;
  }, listingText(task));
}

/** A program that a reader might write with this one thing wrong. */
function wrong(
  title: string,
  task: SearchTaskName,
  difference: Difference,
  edits: readonly (readonly [string | RegExp, string])[],
  more: Pick<WrongProgram, "tree" | "is"> = {},
): WrongProgram {
  return { title, task, difference, text: edited(task, ...edits), ...more };
}

const minStarts = /best = ∞/;
const chooses = `
function chooseMove(position, depth) {
  let α = −∞, choice
  for (const move of game.moves(position)) {
    const value = visit(game.play(position, move), depth − 1, α, ∞)
    if (value >= α) { α = value; choice = move }
  }
  return choice
}`;

export const wrongPrograms: readonly WrongProgram[] = [
  wrong("MIN begins at −∞", "minimax", "wrongValue", [[minStarts, "best = −∞"]], { tree: "[[0]]" }),
  wrong("MIN takes the greatest too", "minimax", "wrongValue", [["value < best", "value > best"]]),
  wrong("The best begins at 0", "minimax", "wrongValue", [["best = −∞", "best = 0"]]),
  wrong("Both sides begin at 0", "minimax", "wrongValue", [
    ["best = −∞", "best = 0"],
    ["best = ∞", "best = 0"],
  ]),
  wrong("MAX and MIN are mixed up", "minimax", "wrongValue", [['=== "max"', '=== "min"']]),
  wrong("Nothing is returned", "minimax", "broken", [[/\n {2}return best/, ""]], { tree: "[0]" }),
  wrong("The last child's value is returned", "minimax", "wrongValue", [
    ["if (value > best) best", "best"],
    ["if (value < best) best", "best"],
  ]),
  wrong("Depth never runs out", "minimax", "wrongValue", [["depth − 1", "depth"]]),
  wrong("Depth is asked for at 1", "minimax", "wrongValue", [["depth === 0", "depth === 1"]]),
  wrong("The estimate comes before the outcome", "minimax", "wrongValue", [
    [/ {2}const outcome[^\n]*\n[^\n]*\n/, ""],
  ]),
  wrong("The first child is left out", "minimax", "wrongValue", [
    ["of game.moves(position)", "of game.moves(position).slice(1)"],
  ]),
  wrong(
    "Moves are tried from the last",
    "minimax",
    "readsInAnotherOrder",
    [["of game.moves(position)", "of [...game.moves(position)].reverse()"]],
    { tree: "[0,0]" },
  ),
  wrong("Each child is visited twice", "minimax", "readsInAnotherOrder", [
    [
      "const value = visit(child, depth − 1)",
      "visit(child, depth − 1); const value = visit(child, depth − 1)",
    ],
  ]),
  wrong("It visits itself", "minimax", "broken", [["visit(child", "visit(position"]]),
  wrong("A name is misspelt", "minimax", "broken", [["return best", "return bset"]]),
  wrong("Average in place of MIN", "minimax", "wrongValue", [
    ["if (value < best) best = value", "best = best === ∞ ? value : (best + value) / 2"],
  ]),
  wrong("It cuts above β only", "alphaBeta", "readsMore", [["α >= β", "α > β"]], {
    tree: "[0,[0,0]]",
    is: "cutAboveOnly",
  }),
  wrong("MIN does not lower β", "alphaBeta", "readsMore", [[/\n\s*if \(best < β\) β = best/, ""]]),
  wrong("MAX does not raise α", "alphaBeta", "readsMore", [[/\n\s*if \(best > α\) α = best/, ""]]),
  wrong("α and β change places on the way down", "alphaBeta", "wrongValue", [
    ["depth − 1, α, β", "depth − 1, β, α"],
  ]),
  wrong("Only β is handed down", "alphaBeta", "readsMore", [["depth − 1, α, β", "depth − 1, −∞, β"]]),
  wrong("The whole line is handed down", "alphaBeta", "readsMore", [["depth − 1, α, β", "depth − 1, −∞, ∞"]]),
  wrong("α is returned, unbounded at the end", "alphaBeta", "wrongValue", [
    [/return best(?![\s\S]*return best)/, "return α"],
  ]),
  wrong("The cut is asked for after the visit", "alphaBeta", "readsMore", [
    [/( {6}if \(α >= β\) break\n)([\s\S]*?best > α\) α = best\n)/, "$2"],
  ]),
  wrong("It continues in place of breaking off, and so does the same", "alphaBeta", "wrongValue", [
    ["if (α >= β) break", "if (α >= β) return 0"],
  ]),
  wrong("β is lowered to what MAX found", "alphaBeta", "readsMore", [
    ["if (best > α) α = best", "if (best > α) β = best"],
  ]),
  wrong("It cuts from the first move on", "alphaBeta", "wrongValue", [["α >= β", "α <= β"]]),
  wrong("The last of equal moves is taken, whose value is a bound", "alphaBeta", "wrongMove", [
    [/$/, chooses],
  ]),
  wrong("No sign is turned", "negamax", "wrongValue", [["−visit", "visit"]]),
  wrong("Leaves are counted for MAX", "negamax", "wrongValue", [["sign * outcome", "outcome"]]),
  wrong("The window is turned, and not exchanged", "negamaxAlphaBeta", "wrongValue", [["−β, −α", "−α, −β"]]),
  wrong("The window is exchanged, and not turned", "negamaxAlphaBeta", "wrongValue", [["−β, −α", "β, α"]]),
  wrong(
    "A test that fails high is believed",
    "negaScout",
    "wrongValue",
    [[/\n {4}if \(end <= value[\s\S]*?\n {4}}/, ""]],
    { is: "missingResearch" },
  ),
  wrong(
    "Whatever stands in the table is taken",
    "alphaBetaWithTable",
    "wrongValue",
    [["hits(entry, depth, α, β)", "entry && entry.depth >= depth"]],
    { is: "tableWithoutBounds" },
  ),
  wrong("Positions are known without the side to move", "alphaBetaWithTable", "wrongValue", [
    ["game.key(position)", "game.key(position).slice(4)"],
  ]),
  wrong(
    "Chance is a third side that takes the greatest",
    "expectimax",
    "wrongValue",
    [['=== "max"', '!== "min"']],
    { tree: "{1/2:0,1/2:1}" },
  ),
  wrong("Chance is taken for MIN", "expectimax", "wrongValue", [['=== "min"', '!== "max"']], {
    is: "chanceForMin",
  }),
  wrong(
    "All outcomes are alike",
    "expectimax",
    "wrongValue",
    [["chances[index++] * value", "value / chances.length"]],
    { is: "plainMean" },
  ),
  wrong("The probability of the first is taken for all", "expectimax", "wrongValue", [
    ["chances[index++]", "chances[0]"],
  ]),
  wrong("Outcomes are summed, and not weighed", "expectimax", "wrongValue", [
    ["chances[index++] * value", "value"],
  ]),
  wrong("The mean begins at −∞", "expectimax", "wrongValue", [["best = 0", "best = −∞"]], { tree: "{1:0}" }),
  wrong("A draw costs no ply", "expectimax", "wrongValue", [[/depth − 1(?![\s\S]*depth − 1)/, "depth"]]),
  wrong("An outcome that is worth nothing is passed over", "expectimax", "broken", [
    ["best += chances[index++] * value", "if (value) best += chances[index++] * value; else return"],
  ]),
  wrong("MAX takes the first child that is not chance's", "expectimax", "wrongValue", [
    ["if (value > best) best = value", 'if (game.turn(child) !== "chance" && value > best) best = value'],
  ]),
];
