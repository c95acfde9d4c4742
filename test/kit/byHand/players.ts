import { parseTree, type Tree } from "../../../src/engine/index.ts";
import { type Act, writeAct } from "../../../src/kit/byHand/act.ts";

/**
 * Searches written once more, for people: each notes what it does as acts, and knows nothing of the notebook's own. Nodes are
 * numbered ply by ply, from left to right.
 */
interface Numbered {
  readonly id: number;
  readonly value: number | undefined;
  readonly children: readonly Numbered[];
}

function numbered(tree: Tree): Numbered {
  const root = { id: 0, tree, value: undefined as number | undefined, children: [] as never[] };
  const all: { id: number; tree: Tree; value: number | undefined; children: unknown[] }[] = [root];
  for (const node of all) {
    if (typeof node.tree === "number") {
      node.value = node.tree;
      continue;
    }
    for (const child of node.tree) {
      const made = { id: all.length, tree: child, value: undefined, children: [] };
      node.children.push(made);
      all.push(made);
    }
  }
  return root;
}

type Note = (act: Act) => void;
/** On the way down: who has set each bound, the first who did. */
interface Bounds {
  readonly alpha: number;
  readonly beta: number;
  readonly alphaBy?: number | undefined;
  readonly betaBy?: number | undefined;
}
const open: Bounds = { alpha: -Infinity, beta: Infinity };

const players: Readonly<Record<string, (root: Numbered, note: Note) => void>> = {
  minimax(root, note) {
    const visit = (node: Numbered, max: boolean): number => {
      if (node.value !== undefined) return node.value;
      const values: number[] = [];
      for (const child of node.children) {
        note({ kind: "enter", node: child.id });
        values.push(visit(child, !max));
      }
      const value = max ? Math.max(...values) : Math.min(...values);
      note({ kind: "return", value });
      return value;
    };
    visit(root, true);
  },
  negamax(root, note) {
    const visit = (node: Numbered, sign: number): number => {
      if (node.value !== undefined) return sign * node.value + 0;
      let best = -Infinity;
      for (const child of node.children) {
        note({ kind: "enter", node: child.id });
        best = Math.max(best, -visit(child, -sign) + 0);
      }
      note({ kind: "return", value: best });
      return best;
    };
    visit(root, 1);
  },
  alphaBeta: (root, note) => cutting(root, note, { hard: false, parentOnly: false }),
  failHard: (root, note) => cutting(root, note, { hard: true, parentOnly: false }),
  shallowAlphaBeta: (root, note) => cutting(root, note, { hard: false, parentOnly: true }),
  negamaxAlphaBeta(root, note) {
    const visit = (node: Numbered, sign: number, given: Bounds): number => {
      if (node.value !== undefined) return sign * node.value + 0;
      let [best, window] = [-Infinity, given];
      for (const child of node.children) {
        if (window.alpha >= window.beta) {
          note({ kind: "cut" });
          note({ kind: "owner", node: given.betaBy });
          break;
        }
        note({ kind: "enter", node: child.id });
        const handed = {
          alpha: -window.beta + 0,
          beta: -window.alpha + 0,
          alphaBy: window.betaBy,
          betaBy: window.alphaBy,
        };
        if (child.value === undefined) note({ kind: "window", alpha: handed.alpha, beta: handed.beta });
        const value = -visit(child, -sign, handed) + 0;
        best = Math.max(best, value);
        if (best > window.alpha) window = { ...window, alpha: best, alphaBy: node.id };
      }
      note({ kind: "return", value: best });
      return best;
    };
    visit(root, 1, open);
  },
};

function cutting(
  root: Numbered,
  note: Note,
  { hard, parentOnly }: { hard: boolean; parentOnly: boolean },
): void {
  const visit = (node: Numbered, max: boolean, given: Bounds): number => {
    if (node.value !== undefined) return node.value;
    let [best, window] = [max ? -Infinity : Infinity, given];
    for (const child of node.children) {
      if (window.alpha >= window.beta) {
        note({ kind: "cut" });
        note({ kind: "owner", node: max ? given.betaBy : given.alphaBy });
        break;
      }
      const forgets: Partial<Bounds> = max
        ? { beta: Infinity, betaBy: undefined }
        : { alpha: -Infinity, alphaBy: undefined };
      const handed = parentOnly ? { ...window, ...forgets } : window;
      note({ kind: "enter", node: child.id });
      if (child.value === undefined) note({ kind: "window", alpha: handed.alpha, beta: handed.beta });
      const value = visit(child, !max, handed);
      best = max ? Math.max(best, value) : Math.min(best, value);
      if (max && best > window.alpha) window = { ...window, alpha: best, alphaBy: node.id };
      if (!max && best < window.beta) window = { ...window, beta: best, betaBy: node.id };
    }
    const [least, most] = [given.alpha, given.beta];
    const value = hard ? Math.min(most, Math.max(least, best)) : best;
    note({ kind: "return", value });
    return value;
  };
  visit(root, true, open);
}

export const playerNames = Object.keys(players);

/** What a player does on a tree, as texts. */
export function playedBy(name: string, tree: string): string[] {
  const acts: string[] = [];
  players[name](numbered(parseTree(tree)), (act) => acts.push(writeAct(act)));
  return acts;
}
