import type { Counted, Evaluation, Feature } from "../evaluation.ts";
import { type Geometry, type GomokuPosition, type Player, sideOf } from "./position.ts";

/** Stones of one player side by side, as many as can be, and how many of its two ends are free. */
interface Run {
  readonly player: Player;
  readonly points: readonly number[];
  readonly open: number;
}

/** Tells of every run of two or more. `told` gets who, how long, how open, the line and where in it the run begins. */
function walkRuns(
  lines: Geometry["lines"],
  stones: Int8Array,
  told: (player: Player, length: number, open: number, line: readonly number[], from: number) => void,
): void {
  for (const line of lines) {
    for (let from = 0; from < line.length; ) {
      const player = stones[line[from]];
      let to = from + 1;
      while (to < line.length && stones[line[to]] === player) to++;
      if (player !== 0 && to - from >= 2) {
        const before = from > 0 && stones[line[from - 1]] === 0 ? 1 : 0;
        const after = to < line.length && stones[line[to]] === 0 ? 1 : 0;
        told(player as Player, to - from, before + after, line, from);
      }
      from = to;
    }
  }
}

function runsOf(lines: Geometry["lines"], stones: Int8Array): Run[] {
  const runs: Run[] = [];
  walkRuns(lines, stones, (player, length, open, line, from) => {
    runs.push({ player, points: line.slice(from, from + length), open });
  });
  return runs;
}

const kinds = [
  { name: "openTwos", length: 2, open: 2, weight: 1 },
  { name: "halfThrees", length: 3, open: 1, weight: 2 },
  { name: "openThrees", length: 3, open: 2, weight: 8 },
  { name: "halfFours", length: 4, open: 1, weight: 10 },
  { name: "openFours", length: 4, open: 2, weight: 50 },
] as const;

/** What its estimate looks at. */
export type GomokuFeature = (typeof kinds)[number]["name"];

/** Runs by their length and their open ends; a run open at neither end can become no five and counts for nothing. */
export function evaluationOn({ lines }: Geometry): Evaluation<GomokuPosition, GomokuFeature> {
  // A run of two and the gap after it take three points of a line at least.
  const mostRuns = lines.reduce((sum, { length }) => sum + Math.ceil(length / 3), 0);
  const features = kinds.map(({ name, length, open }): Feature<GomokuPosition, GomokuFeature> => {
    return {
      name,
      most: mostRuns,
      value({ stones }) {
        let sum = 0;
        walkRuns(lines, stones, (player, long, free) => {
          if (long === length && free === open) sum += player;
        });
        return sum;
      },
      counted: ({ stones }) =>
        runsOf(lines, stones)
          .filter((run) => run.points.length === length && run.open === open)
          .map(({ player, points }): Counted => ({ side: sideOf(player), cells: points })),
    };
  });
  return {
    features,
    weights: Object.fromEntries(kinds.map(({ name, weight }) => [name, weight])) as Record<
      GomokuFeature,
      number
    >,
    // As many runs as there is room for, all of them open fours, still come to less than 1: a win outweighs that.
    scale: 50 * mostRuns + 1,
    exchange: (position) => exchanged(position),
  };
}

/** The board with the stones' colours exchanged, and the other side to move. Only features and pictures look at it. */
function exchanged(position: GomokuPosition): GomokuPosition {
  const { stones, mover, winner } = position;
  return {
    ...position,
    stones: stones.map((stone) => -stone),
    mover: -mover as Player,
    winner: (0 - winner) as Player | 0,
  };
}
