import type { ProofNumbers } from "../../../engine/bestFirst/index.ts";
import type { Tree } from "../../../engine/index.ts";
import type { proofTitles } from "../../../mistakes/words/proofWords.ts";
import type { ProofAct } from "./proofAct.ts";
import { nodeInTree, type ProofSituation } from "./proofSituation.ts";
import { type ProvedByHand, pathOf, treeAt } from "./proveByHand.ts";
import { areSame, isSolved, wrongReckonings } from "./wrongNumbers.ts";

export type ProofMistakeName = keyof typeof proofTitles;

/** What a wrong act is judged by. */
export interface WrongProofAct {
  readonly run: ProvedByHand;
  readonly situation: ProofSituation;
  readonly act: ProofAct;
}

/** The known mistakes that do in a situation what was done, where that is not right. */
export function likeWhichProof(wrong: WrongProofAct): ProofMistakeName[] {
  const judges = { down: onTheWay, new: atNewNode, up: onTheWayBack };
  const shown = Object.entries(judges[wrong.situation.phase](wrong));
  return shown.flatMap(([name, isShown]) => (isShown ? [name as ProofMistakeName] : []));
}

type Shown = Readonly<Partial<Record<ProofMistakeName, boolean>>>;

/** An OR node is MAX's. */
export const isOr = ({ trace }: ProvedByHand, node: number): boolean => trace.nodes.kind(node) === "max";
/** The number that a node compares of its children, and the other. */
export const comparedAt = (run: ProvedByHand, node: number): readonly ["pn", "dn"] | readonly ["dn", "pn"] =>
  isOr(run, node) ? ["pn", "dn"] : ["dn", "pn"];

/** Whether the root is solved, and all that is left is to say so. */
export const isOver = ({ right }: ProofSituation): boolean => right.kind === "answer";

function onTheWay({ run, situation, act }: WrongProofAct): Shown {
  const { right, step, node } = situation;
  if (act.kind === "answer")
    return { answersTooSoon: !isOver(situation), provedExchanged: isOver(situation) };
  if (isOver(situation)) return { goesOnSolved: act.kind !== "numbers" };
  if (act.kind === "expand") return { expandedInside: right.kind === "select" };
  if (act.kind !== "select" || right.kind !== "select") return {};
  const children = run.trace.compared(node, step);
  const child = children.find((one) => one.node === nodeInTree(run, act.node, step));
  if (child === undefined) return {};
  const [number, other] = comparedAt(run, node);
  const next = children.find((one) => pathOf(run, one.node) === right.node)!;
  const leastOther = Math.min(...children.map((one) => one[other]));
  return {
    laterOfEquals: child[number] === next[number],
    solvedEntered: isSolved(child),
    otherNumberCompared: child === children.find((one) => one[other] === leastOther),
  };
}

function atNewNode({ run, situation, act }: WrongProofAct): Shown {
  if (act.kind !== "numbers" || situation.right.kind !== "numbers") return {};
  const { goal } = run.task;
  const tree = treeAt(run.tree, pathOf(run, situation.node))!;
  const { pn, dn } = situation.right;
  if (typeof tree === "number") {
    return {
      provedExchanged: areSame(act, { pn: dn, dn: pn }),
      equalMissed: tree === goal && isDisproved(act),
      endUnseen: areSame(act, { pn: 1, dn: 1 }),
    };
  }
  const reaches = worth(tree, isOr(run, situation.node)) >= goal;
  return { looksAhead: reaches ? isProved(act) : isDisproved(act) };
}

const isProved = ({ pn, dn }: ProofNumbers): boolean => pn === 0 && dn === Infinity;
const isDisproved = ({ pn, dn }: ProofNumbers): boolean => pn === Infinity && dn === 0;

/** What both sides can have of a tree, if they see all of it. */
function worth(tree: Tree, isMax: boolean): number {
  if (typeof tree === "number") return tree;
  const below = tree.map((child) => worth(child, !isMax));
  return isMax ? Math.max(...below) : Math.min(...below);
}

function onTheWayBack({ run, situation, act }: WrongProofAct): Shown {
  const { step, node } = situation;
  const { trace } = run;
  if (act.kind !== "numbers") return { stopsShort: !hasChangedNothing(run, situation) };
  const children = trace.compared(node, step);
  const reckoned = Object.entries(wrongReckonings).map(([name, reckoning]) => [
    name,
    areSame(act, reckoning(children, isOr(run, node))),
  ]);
  return {
    numbersAsBefore: areSame(act, trace.numbers(node, step)!),
    ...Object.fromEntries(reckoned),
    oneChildAlone: children.some((child) => areSame(act, child)),
  };
}

/** What was said last has changed nothing, so that nothing further up will change: a program may end the round there. */
export function hasChangedNothing({ trace }: ProvedByHand, { step }: ProofSituation): boolean {
  const event = trace.event(step);
  return event.kind === "backup" && areSame(event, event.before);
}
