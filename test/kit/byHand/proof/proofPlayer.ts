import type { ProofMistakeName } from "../../../../src/kit/byHand/proof/proofMistakes.ts";

type Text = number | readonly Text[];
/** Proof number and disproof number. */
type Pair = readonly [number, number];

/** A node on a sheet of paper. */
interface Node {
  readonly path: string;
  readonly text: Text;
  readonly or: boolean;
  readonly parent: Node | undefined;
  pair: Pair;
  children: Node[];
}

const unknown: Pair = [1, 1];
const proved: Pair = [0, Infinity];
const disproved: Pair = [Infinity, 0];
const same = ([a, b]: Pair, [c, d]: Pair) => a === c && b === d;
const solved = (pair: Pair) => pair.includes(0);
const add = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
const least = (numbers: number[]) => Math.min(...numbers);
const firsts = (pairs: readonly Pair[]) => pairs.map(([pn]) => pn);
const seconds = (pairs: readonly Pair[]) => pairs.map(([, dn]) => dn);

const above = (pairs: readonly Pair[], or: boolean): Pair =>
  or ? [least(firsts(pairs)), add(seconds(pairs))] : [add(firsts(pairs)), least(seconds(pairs))];

const worth = (text: Text, or: boolean): number =>
  typeof text === "number" ? text : (or ? Math.max : Math.min)(...text.map((one) => worth(one, !or)));

/**
 * Proof-number search, written once more for people, who know no engine: gives acts as texts. With a mistake it goes on as
 * whoever makes it would, until it has said so many acts.
 */
export function playProof(tree: string, goal: number, wrong?: ProofMistakeName, most = 400): string[] {
  const said: string[] = [];
  const root: Node = {
    path: "",
    text: JSON.parse(tree) as Text,
    or: true,
    parent: undefined,
    pair: unknown,
    children: [],
  };
  while (said.length < most) {
    if (wrong === "answersTooSoon" && root.children.length > 0) break;
    if (solved(root.pair) && wrong !== "goesOnSolved") break;
    let at = root;
    while (at.children.length > 0 && !(wrong === "expandedInside" && at.parent !== undefined)) {
      at = next(at);
      said.push(`select ${at.path}`);
    }
    said.push("expand");
    if (typeof at.text === "number" || at.children.length > 0) break;
    for (const [move, text] of at.text.entries()) {
      const path = at.path === "" ? `${move}` : `${at.path}.${move}`;
      const child: Node = { path, text, or: !at.or, parent: at, pair: unknown, children: [] };
      child.pair = newPair(child);
      at.children.push(child);
      say(child);
    }
    for (let node: Node | undefined = at; node !== undefined; node = node.parent) {
      if (wrong === "stopsShort" && node === root && at !== root) break;
      node.pair = upPair(node);
      say(node);
    }
  }
  const isProved = (root.pair[0] === 0) !== (wrong === "provedExchanged");
  said.push(`answer ${isProved ? "proved" : "disproved"}`);
  return said;

  function say({ pair }: Node): void {
    said.push(`numbers ${pair[0]} ${pair[1]}`);
  }

  function next({ children, or }: Node): Node {
    const which = or === (wrong !== "otherNumberCompared") ? 0 : 1;
    const fewest = least(children.map(({ pair }) => pair[which]));
    const best = children.filter(({ pair }) => pair[which] === fewest);
    const entered = wrong === "solvedEntered" ? children.find(({ pair }) => solved(pair)) : undefined;
    return entered ?? (wrong === "laterOfEquals" ? best[best.length - 1] : best[0]);
  }

  function newPair({ text, or }: Node): Pair {
    if (typeof text !== "number") {
      if (wrong !== "looksAhead") return unknown;
      return worth(text, or) >= goal ? proved : disproved;
    }
    if (wrong === "endUnseen") return unknown;
    const reaches = wrong === "equalMissed" ? text > goal : text >= goal;
    return reaches !== (wrong === "provedExchanged") ? proved : disproved;
  }

  function upPair({ children, or, pair }: Node): Pair {
    const pairs = children.map((child) => child.pair);
    switch (wrong) {
      case "numbersAsBefore":
        return pair;
      case "minSumExchanged":
        return above(pairs, !or);
      case "bothSums":
        return [add(firsts(pairs)), add(seconds(pairs))];
      case "bothLeast":
        return [least(firsts(pairs)), least(seconds(pairs))];
      case "pairExchanged": {
        const [pn, dn] = above(pairs, or);
        return [dn, pn];
      }
      case "solvedCountsOne":
        return above(
          pairs.map((one) => (solved(one) ? unknown : one)),
          or,
        );
      case "solvedLeftOut": {
        const open = pairs.filter((one) => !solved(one));
        return above(open.length > 0 ? open : pairs, or);
      }
      case "oneChildAlone":
        return (pairs.findLast((one) => !same(one, unknown)) ?? pairs[0]) as Pair;
      default:
        return above(pairs, or);
    }
  }
}
