import { type HiddenGame, perfectInformation, type Side, sides } from "./game.ts";
import { type Law, rounding } from "./law.ts";

/** The laws of hidden information, each by the sentence that states it, and made new for each walk. */
export function hiddenLaws<Position, Move>(
  game: HiddenGame<Position, Move>,
): Readonly<Record<string, Law<Position>>> {
  return {
    "A side sees whether it is to move, and which moves it has": seesMoves(game),
    "A side remembers what it has seen and done": remembers(game),
    "What one side sees at its turn, the other never sees at its own": seesApart(game),
    "worlds are the positions that look alike, each as likely as chance makes it": worldsAreAlike(game),
  };
}

const eachSide = (law: (side: Side) => string | undefined): string | undefined =>
  sides.map(law).find((problem) => problem !== undefined);

function seesMoves<Position, Move>(game: HiddenGame<Position, Move>): Law<Position> {
  const known = { max: new Map<string, string>(), min: new Map<string, string>() };
  return (position) =>
    eachSide((side) => {
      const own = game.outcome(position) === undefined && game.turn(position) === side;
      const moves = own ? game.moves(position).map((move) => game.writeMove(position, move)) : [];
      const [seen, found] = [game.sees(position, side), own ? moves.join(" ") : "no move"];
      const before = known[side].get(seen) ?? found;
      known[side].set(seen, before);
      return before === found
        ? undefined
        : `${side} sees "${seen}", and has ${found}, and elsewhere ${before}`;
    });
}

/** What a side saw just before, and did, is the same wherever it sees the same now: then so is all before that. */
function remembers<Position, Move>(game: HiddenGame<Position, Move>): Law<Position> {
  const known = { max: new Map<string, string>(), min: new Map<string, string>() };
  return (position) => {
    const moves = game.moves(position);
    return eachSide((side) => {
      const before = game.sees(position, side);
      const own = game.turn(position) === side;
      for (const move of moves) {
        const seen = game.sees(game.play(position, move), side);
        if (seen === before) {
          if (own) return `${side} does not see that it has played ${game.writeMove(position, move)}`;
          continue;
        }
        const way = own ? `${before}\n${game.writeMove(position, move)}` : before;
        const other = known[side].get(seen) ?? way;
        known[side].set(seen, other);
        if (other !== way) return `${side} sees "${seen}" after "${way}" and after "${other}"`;
      }
      return undefined;
    });
  };
}

function seesApart<Position, Move>(game: HiddenGame<Position, Move>): Law<Position> {
  const owner = new Map<string, Side>();
  return (position) => {
    const turn = game.turn(position);
    if (turn === "chance" || game.outcome(position) !== undefined) return undefined;
    const seen = game.sees(position, turn);
    if ((owner.get(seen) ?? turn) !== turn) return `both sides see "${seen}"`;
    owner.set(seen, turn);
    return undefined;
  };
}

/** Positions of a game, at most, that are held against its worlds; of a larger one less is checked. */
const mostPositions = 50_000;

function worldsAreAlike<Position, Move>(game: HiddenGame<Position, Move>): Law<Position> {
  let all: ReturnType<typeof chancesBySight<Position, Move>> | undefined;
  let begun = false;
  return (position) => {
    if (!begun) all = chancesBySight(game);
    begun = true;
    return eachSide((side) => {
      const seen = game.sees(position, side);
      const worlds = game.worlds(position, side);
      const texts = worlds.map(({ position }) => game.write(position));
      if (new Set(texts).size !== texts.length) return "a world is there twice";
      if (!texts.includes(game.write(position))) return `none of ${side}'s worlds is the position itself`;
      const other = worlds.find(({ position }) => game.sees(position, side) !== seen);
      if (other) return `in the world "${game.write(other.position)}" ${side} sees something else`;
      if (worlds.some(({ chance }) => !(chance > 0))) return "a world has no chance";
      const sum = worlds.reduce((sum, { chance }) => sum + chance, 0);
      if (Math.abs(sum - 1) > rounding) return `the chances of ${side}'s worlds sum to ${sum}`;
      const alike = all?.[side].get(seen);
      if (alike === undefined) return undefined;
      const whole = [...alike.values()].reduce((sum, chance) => sum + chance, 0);
      const wrong = worlds.find(
        ({ chance }, i) => !(Math.abs(chance - alike.get(texts[i])! / whole) <= rounding),
      );
      return wrong && `the chance of "${game.write(wrong.position)}" is not ${wrong.chance}`;
    });
  };
}

/**
 * By what a side sees, the positions that look so, as text, and how likely chance alone makes each; undefined for a game of
 * too many positions.
 */
function chancesBySight<Position, Move>(game: HiddenGame<Position, Move>) {
  const open = perfectInformation(game);
  const found = { max: new Map<string, Map<string, number>>(), min: new Map<string, Map<string, number>>() };
  let count = 0;
  /** Every position is reached in one way: its sides remember theirs. */
  function walk(position: Position, chance: number): void {
    if (++count > mostPositions) return;
    for (const side of sides) {
      const seen = game.sees(position, side);
      if (!found[side].has(seen)) found[side].set(seen, new Map());
      found[side].get(seen)!.set(game.write(position), chance);
    }
    const chances = open.turn(position) === "chance" && open.chances(position);
    for (const [i, move] of open.moves(position).entries())
      walk(open.play(position, move), chances ? chance * chances[i] : chance);
  }
  walk(game.start, 1);
  return count > mostPositions ? undefined : found;
}
