import { demandWhole } from "../../../demand.ts";
import { Refusal } from "../../../refusal.ts";
import { shares } from "../twentyFortyEight.ts";
import { type Code, canonical, decode, encode, made, slideRows, slidRows, transposed } from "./codes.ts";
import { type CodeColumns, CodeTable } from "./codeTable.ts";
import * as words from "./words.ts";

export interface SlidingSolution {
  readonly goal: number;
  /** Boards that were solved: all those that wait for a tile, one for the eight that turning and mirroring make of it. */
  readonly boards: number;
  /** All that was worked out, which `readSlidingSolution` reads again. */
  readonly columns: CodeColumns;
  /**
   * The probability to make the goal from these tiles, row by row, where chance is to add one; where there is none yet, two.
   * Undefined of a board that was not solved. Throws a Refusal unless these are nine tiles, each 0 or a power of 2.
   */
  adding(tiles: readonly number[]): number | undefined;
}

export interface SlidingSolvingOptions {
  /** A board on which a side is to slide: solved besides all that can come from the start. */
  readonly from?: readonly number[];
  /**
   * What a player takes a board for on which it is to slide. Given this, the values are those of that player: it looks a slide
   * and a tile ahead, and draws lots among slides that seem as good. Left out, they are those of best play.
   */
  readonly estimate?: (tiles: readonly number[]) => number;
  /** Told from time to time how many boards are solved. */
  readonly onProgress?: (boards: number) => void;
}

/** How many boards best play has to know from the start on, by the goal: counted by solving. */
export const boardsToSolve: Readonly<Record<number, number>> = {
  8: 250,
  16: 5462,
  32: 53_293,
  64: 304_261,
  128: 1_197_976,
  256: 3_597_672,
};

/** Boards between two words on how far it is. */
const pause = 4096;
const [[, two], [, four]] = shares;

/**
 * Solves 2048 on 3 × 3 cells to `goal`, a power of 2 from 8 to 256: expectimax to the very end, each board once. With each tile the sum
 * of all grows, so no board comes back. Those are remembered that wait for a tile: there are fewer of them than of those on which
 * to slide. Throws a Refusal for another goal, and for a board that is none. Source: J. Lees-Miller 2018, "The Mathematics of
 * 2048: Optimal Play with Markov Decision Processes", jdlm.info/articles/2018/03/18.
 */
export function solveTwentyFortyEight(
  goal: number,
  { from, estimate, onProgress }: SlidingSolvingOptions = {},
): SlidingSolution {
  demandWhole("goal", goal, [8, 256]);
  if (!Number.isInteger(Math.log2(goal))) throw new Refusal(words, "noPowerOfTwo", goal);
  const { left, right } = slidRows(goal);
  const known = new CodeTable(boardsToSolve[goal]);
  const play = estimate === undefined ? best : byEstimate(estimate);

  function adding(code: Code): number {
    if (code === made) return 1;
    const least = canonical(code);
    const found = known.get(least);
    if (found !== undefined) return found;
    const value = meanOverTiles(least, play);
    known.add(least, value);
    if (known.count % pause === 0) onProgress?.(known.count);
    return value;
  }

  function best(code: Code): number {
    const turned = transposed(code);
    return Math.max(worth(code, left), worth(code, right), worth(turned, left), worth(turned, right));
  }
  /** A slide that moves nothing is none; where no slide moves anything the game is lost. */
  function worth(code: Code, rows: Int32Array): number {
    const slid = slideRows(code, rows);
    return slid === code ? 0 : adding(slid);
  }

  function byEstimate(estimate: (tiles: readonly number[]) => number): (code: Code) => number {
    const looks = new CodeTable();
    function slides(code: Code): Code[] {
      const turned = transposed(code);
      const [along, back] = [slideRows(code, left), slideRows(code, right)];
      const [up, down] = [slideRows(turned, left), slideRows(turned, right)];
      return [along, back, up, down].filter((slid, i) => slid !== (i < 2 ? code : turned));
    }
    const seems = (code: Code) => (slides(code).length === 0 ? 0 : estimate(decode(code)));
    function look(slid: Code): number {
      if (slid === made) return 1;
      const least = canonical(slid);
      const found = looks.get(least);
      if (found !== undefined) return found;
      const value = meanOverTiles(least, seems);
      looks.add(least, value);
      return value;
    }
    return (code) => {
      const ways = slides(code);
      const looked = ways.map(look);
      const greatest = Math.max(...looked);
      // What only a computer's rounding tells apart is as good.
      const chosen = ways.filter((_, i) => looked[i] > greatest - 1e-12);
      return chosen.reduce((sum, slid) => sum + adding(slid) / chosen.length, 0);
    };
  }

  // Whatever comes first, on whatever cell.
  meanOverTiles(0, adding);
  if (from !== undefined && !isMade(from, goal)) play(encode(from));
  return readSlidingSolution(goal, known.columns, known.count);
}

/** A solution by all that was worked out. */
export function readSlidingSolution(goal: number, columns: CodeColumns, boards: number): SlidingSolution {
  const known = new CodeTable(columns);
  return {
    goal,
    boards,
    columns,
    adding(tiles) {
      if (isMade(tiles, goal)) return 1;
      const code = encode(tiles);
      // Of two tiles, too, the first comes to an empty board.
      return code === 0
        ? meanOverTiles(code, (first) => known.get(canonical(first))!)
        : known.get(canonical(code));
    },
  };
}

const isMade = (tiles: readonly number[], goal: number): boolean => tiles.some((tile) => tile >= goal);

/** The mean over all tiles that chance may add, each counted as often as it comes. */
function meanOverTiles(code: Code, worthOf: (code: Code) => number): number {
  let [sum, free] = [0, 0];
  for (let one = 1; one < made; one <<= 3) {
    if ((code & (7 * one)) !== 0) continue;
    free++;
    sum += two * worthOf(code | one) + four * worthOf(code | (2 * one));
  }
  return sum / free;
}
