import { Counter, failHard, mistakes, parseTree, type Search, treeGame } from "../../../engine/index.ts";
import { searchExhibit } from "../searchExhibit.ts";

const tree = "[3,[3,9]]";

/** What a fail-hard search reads of the same tree. */
function leavesOf(search: Search): number {
  const [game, counter] = [treeGame(parseTree(tree)), new Counter<number>()];
  search(game, game.start, {}, counter);
  return counter.leaves;
}

export const cutAboveOnly = searchExhibit({
  name: "cutAboveOnly",
  title: "> in place of ≥",
  kind: "wasted work",
  chapter: "alpha-beta",
  setup: { tree },
  story: [
    "Some books cut when alpha is greater than beta, others when it is greater or equal. Both are right. Where a move can only draw level with what is there already, it changes nothing, and reading on is wasted.",
    "In games of few outcomes, such as won, drawn and lost, moves draw level all the time.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [3,[3,9]] the first move is worth 3. How many leaves does a search read that cuts only where alpha is greater than beta?",
    options: [String(right.leaves), String(wrong.leaves), "1"],
    answer: String(wrong.leaves),
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. When MIN has found a 3, alpha and beta are equal. The move can be worth 3 at most, and MAX has that already. The 9 is read for nothing.`,
    `Fail-hard alpha–beta has the same test, and the same choice: it reads ${leavesOf(mistakes.failHardAboveOnly)} leaves with >, and ${leavesOf(failHard)} with ≥.`,
  ],
});
