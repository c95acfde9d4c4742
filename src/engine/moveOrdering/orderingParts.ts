import { demandWhole } from "../demand.ts";
import type { Side } from "../game.ts";
import { moveId, type OrderingPart, sameMove } from "./orderingPart.ts";

/**
 * The move that was best when the position was searched before, as the transposition table has it.
 * Source: D. Slate and L. Atkin 1977, "CHESS 4.5: The Northwestern University Chess Program".
 */
export function tableMoveFirst(): OrderingPart {
  return {
    name: "table",
    first(node) {
      const { game, position, tableMove } = node;
      return tableMove === undefined ? [] : sameMove(node, moveId(game, position, tableMove));
    },
  };
}

/**
 * Along the line that the search before found, that line's move: the principal variation.
 * Source: S. Akl and M. Newborn 1977, "The Principal Continuation and the Killer Heuristic".
 */
export function variationFirst(): OrderingPart {
  /** Indexed by ply: the position reached on the line, and the move that goes on from it. */
  let steps: { readonly key: unknown; readonly id: unknown }[] = [];
  return {
    name: "variation",
    first(node) {
      const step = steps.at(node.ply);
      return step?.key === node.game.key(node.position) ? sameMove(node, step.id) : [];
    },
    begin(game, position, line) {
      steps = [];
      for (const move of line) {
        steps.push({ key: game.key(position), id: moveId(game, position, move) });
        position = game.play(position, move);
      }
    },
  };
}

/** Captures, in the order in which the game tells them; nothing where the game tells none. */
export function capturesFirst(): OrderingPart {
  return { name: "captures", first: ({ game, position, moves }) => game.captures?.(position, moves) ?? [] };
}

/**
 * The moves that closed the window last at this ply, the latest first: what refutes one move often refutes its sisters
 * too. Keeps `most` of them for each ply, 2 by default; a RangeError where that is no whole number, 1 or more.
 * Source: S. Akl and M. Newborn 1977, "The Principal Continuation and the Killer Heuristic".
 */
export function killersFirst(most = 2): OrderingPart {
  demandWhole("most", most, [1, Infinity], "moves");
  const killers: unknown[][] = [];
  return {
    name: "killers",
    first: (node) => (killers[node.ply] ?? []).flatMap((id) => sameMove(node, id)),
    cut({ game, position, ply }, move) {
      const id = moveId(game, position, move);
      const known = killers[ply] ?? [];
      if (known[0] !== id) killers[ply] = [id, ...known.filter((other) => other !== id)].slice(0, most);
    },
  };
}

/**
 * The moves that closed windows anywhere in the tree, those first that did so most, for the same side. A cut counts
 * the square of the plies that were left below it (1 in a search without a limit), for what it spared grows with them.
 * Source: J. Schaeffer 1983, "The History Heuristic".
 */
export function historyFirst(): OrderingPart {
  const scores: Record<Side, Map<unknown, number>> = { max: new Map(), min: new Map() };
  return {
    name: "history",
    first({ game, position, moves }) {
      const known = scores[game.turn(position)];
      // Sorted by insertion: moves are few, and this is asked at every node, so it makes no object for each of them.
      const sorted: (typeof moves)[number][] = [];
      const descending: number[] = [];
      for (const move of moves) {
        const score = known.get(moveId(game, position, move));
        if (score === undefined) continue;
        let at = sorted.length;
        for (; at > 0 && descending[at - 1] < score; at--) {
          sorted[at] = sorted[at - 1];
          descending[at] = descending[at - 1];
        }
        sorted[at] = move;
        descending[at] = score;
      }
      return sorted;
    },
    cut({ game, position }, move, depth) {
      const [known, id] = [scores[game.turn(position)], moveId(game, position, move)];
      known.set(id, (known.get(id) ?? 0) + (depth === Infinity ? 1 : depth ** 2));
    },
  };
}

/** All moves in the order that the game itself knows, such as the centre first; nothing where it knows none. */
export function staticFirst(): OrderingPart {
  return { name: "static", first: ({ game, position, moves }) => game.order?.(position, moves) ?? [] };
}

/**
 * All moves by what the game makes of the position after each, without looking further: its outcome where that ends the
 * game, else its evaluation. Equal ones stay in the order that the game itself knows. It tells good moves from bad
 * ones best of all parts that remember nothing, and costs an evaluation of every move.
 * Source: J. Slagle and J. Dixon 1969, "Experiments With Some Programs That Search Game Trees".
 */
export function evaluationFirst(): OrderingPart {
  return {
    name: "evaluation",
    first({ game, position, moves }) {
      const sign = game.turn(position) === "max" ? 1 : -1;
      const judged = (game.order?.(position, moves) ?? moves).map((move) => {
        const after = game.play(position, move);
        return { move, worth: sign * (game.outcome(after) ?? game.evaluate(after)) };
      });
      return judged.sort((one, other) => other.worth - one.worth).map(({ move }) => move);
    },
  };
}

/** Every part, without memories yet: what is known of the very position before what is known of moves in general. */
export function standardParts(): OrderingPart[] {
  return [variationFirst(), tableMoveFirst(), capturesFirst(), killersFirst(), historyFirst(), staticFirst()];
}
