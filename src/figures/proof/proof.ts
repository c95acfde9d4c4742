import { formatCount } from "../../drawing/formatValue.ts";
import { measureTree, parseTree, writeTree } from "../../engine/index.ts";
import { faceOf } from "../../games/faces.ts";
import { readGame, readPosition, rulesOf, type SmallName, smallGames } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, parsed, text, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { findProofStep } from "../../trace/bestFirst/proofTrace.ts";
import { type ProofRun, runProof } from "./proofRun.ts";
import * as words from "./words.ts";

/** What the figure opens with: something small in which the search changes its mind. */
export const exampleTree = "[[[0,[0,0]],[0,[1,1]]],[0,0],[[[0,1],1],[0,1]]]";
/** Such a position of a game. */
export const examplePosition = (game: SmallName): string =>
  faceOf(game).toProve ?? rulesOf(game).write(rulesOf(game).start);

/** A larger tree is neither searched nor grown here: nobody could look through it. */
export const mostNodes = 2000;
/** No outcome is farther from 0. */
const farthest = 1_000_000;

/** Written by one hand, so that equal trees have equal texts. */
function readTree(said: string): string {
  const tree = parseTree(said);
  const { nodes } = measureTree(tree);
  if (nodes <= mostNodes) return writeTree(tree);
  const [grown, most] = [nodes, mostNodes].map(formatCount);
  throw new Error(words.tooLarge(grown, most));
}

/** By either minus sign, as readers type it. */
function readGoal(said: string, name: string): number {
  const plain = said.trim().replace(/^[−–]/, "-");
  const goal = plain === "" ? Number.NaN : Number(plain);
  if (Math.abs(goal) <= farthest) return goal + 0;
  throw new Error(words.noGoal(name, said));
}

const tree: Field<string | undefined> = parsed(readTree, exampleTree);

const fields = {
  /** An abstract tree; or else a game and a position of it. */
  tree,
  game: parsed<SmallName>((said) => readGame(said, smallGames), "ticTacToe"),
  position: after(["game"], ({ game }: { game: SmallName }) =>
    parsed((said) => readPosition(game, said), examplePosition(game)),
  ),
  /** The outcome that MAX is to reach, or a greater one. */
  goal: parsed(readGoal, 1),
  /** A tree with so many nodes grows no further. */
  budget: whole(1, mostNodes, 500),
  /** A step in the language of `findProofStep`, or its number. */
  at: after(["tree", "game", "position", "goal", "budget"], (_: Readonly<Record<string, unknown>>) =>
    text("start"),
  ),
};
export type ProofFields = typeof fields;
export type ProofView = ViewOf<ProofFields>;

/** Proof-number search, step by step: a tree that grows wherever the fewest leaves are left to settle. */
export const proof = defineFigure({
  name: "proof",
  fields,
  alternatives: [["tree"], ["game", "position"]],
  opening: { tree: exampleTree, at: "round 7 select" },
  facts(view) {
    const run = runProof(view);
    return proofFacts(run, findProofStep(run.trace, view.at));
  },
  settle: (view) => ({ ...view, at: String(findProofStep(runProof(view).trace, view.at)) }),
  drawings: {
    tree: [words.drawings.tree, ".tree svg:has([role=tree])"],
    board: [words.drawings.board, ".position .picture > svg"],
  },
  component: () => import("./ProofFigure.svelte"),
});

/**
 * What the search says of itself at a step: nodes in the tree, how many of them were expanded (expansions), the root's
 * proof number and disproof number (pn, dn), and the answer so far: "proved", "disproved" or "unknown".
 */
export function proofFacts({ trace }: ProofRun, step: number): Facts {
  const { nodes, expanded } = trace.counters(step);
  const { pn, dn, status } = trace.node(0, step);
  const write = (number: number) => (number === Infinity ? "∞" : formatCount(number));
  return {
    nodes: write(nodes),
    expansions: write(expanded),
    pn: write(pn),
    dn: write(dn),
    answer: status === "proved" || status === "disproved" ? status : "unknown",
  };
}
