import { formatValue } from "../../../drawing/formatValue.ts";
import * as treeWords from "../words.ts";
import {
  comparedAt,
  hasChangedNothing,
  isOr,
  isOver,
  likeWhichProof,
  type ProofMistakeName,
  type WrongProofAct,
} from "./proofMistakes.ts";
import { nodeInTree } from "./proofSituation.ts";
import { pathName, pathOf, treeAt } from "./proveByHand.ts";
import * as words from "./words.ts";

/** Why an act is not what the search does here: a sentence that fits what was done, and does not give away what is right. */
export function reasonForProof(wrong: WrongProofAct): string {
  const { phase } = wrong.situation;
  if (phase === "down") return onTheWay(wrong);
  return phase === "new" ? atNewNode(wrong) : onTheWayBack(wrong);
}

function onTheWay(wrong: WrongProofAct): string {
  const { run, situation, act } = wrong;
  const { step, node } = situation;
  const here = pathName(run, pathOf(run, node));
  if (act.kind === "numbers") return words.nothingToSay;
  if (act.kind === "answer") return isOver(situation) ? words.answerExchanged : words.answersTooSoon;
  if (isOver(situation)) return words.rootSolved;
  if (act.kind === "expand") return words.hasChildren(here);
  const name = pathName(run, act.node);
  const given = nodeInTree(run, act.node, step);
  if (given === node) return treeWords.standsThere(name);
  if (given === undefined) return words.notInTree(name);
  if (run.trace.nodes.parents[given] !== node) return words.notBelow(name, here);
  const like = likeWhichProof(wrong);
  const [number] = comparedAt(run, node);
  if (like.includes("solvedEntered")) return words.solvedEntered(name, run.trace.node(given, step).pn === 0);
  if (like.includes("laterOfEquals")) return words.laterOfEquals(name, number);
  if (like.includes("otherNumberCompared")) return words.otherCompared(here, isOr(run, node));
  return words.notLeast(name, here, isOr(run, node));
}

function atNewNode(wrong: WrongProofAct): string {
  const { run, situation, act } = wrong;
  const path = pathOf(run, situation.node);
  const name = pathName(run, path);
  if (act.kind !== "numbers") return words.isNew(name);
  const tree = treeAt(run.tree, path);
  if (typeof tree !== "number") return words.unknownLeaf(name);
  const [worth, goal] = [tree, run.task.goal].map(formatValue);
  const like = likeWhichProof(wrong);
  if (like.includes("equalMissed")) return words.equalMissed(name, goal);
  if (like.includes("endUnseen")) return words.endUnseen(name);
  return words.endIs(name, worth, goal);
}

/** What is said first, where several mistakes would say these numbers. */
const bySentence: readonly (ProofMistakeName & keyof typeof words.reckoned)[] = [
  "solvedLeftOut",
  "solvedCountsOne",
  "minSumExchanged",
  "pairExchanged",
  "bothSums",
  "bothLeast",
  "numbersAsBefore",
  "oneChildAlone",
];

function onTheWayBack(wrong: WrongProofAct): string {
  const { run, situation, act } = wrong;
  const { right, node } = situation;
  const name = pathName(run, pathOf(run, node));
  if (act.kind !== "numbers")
    return hasChangedNothing(run, situation) ? words.staysAbove(name) : words.stopsShort(name);
  const like = likeWhichProof(wrong);
  const known = bySentence.find((one) => like.includes(one));
  if (known !== undefined) return words.reckoned[known](name, isOr(run, node));
  if (right.kind === "numbers" && act.pn === right.pn) return words.otherIsWrong(name, "dn", isOr(run, node));
  if (right.kind === "numbers" && act.dn === right.dn) return words.otherIsWrong(name, "pn", isOr(run, node));
  return words.rule(name, isOr(run, node));
}
