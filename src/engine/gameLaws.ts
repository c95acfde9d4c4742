import {
  type AnyGame,
  type ChanceGame,
  type Game,
  type HiddenGame,
  perfectInformation,
  type Turn,
} from "./game.ts";
import { hiddenLaws } from "./hiddenLaws.ts";
import { type Law, rounding } from "./law.ts";

/**
 * The laws of the Game contract, each by the sentence that states it. A law may remember the positions it was
 * shown, to hold later ones against them: make new ones for each walk.
 */
export function gameLaws<Position, Move>(
  game: AnyGame<Position, Move> | HiddenGame<Position, Move>,
): Readonly<Record<string, Law<Position>>> {
  return game.sees === undefined
    ? openLaws(game)
    : { ...openLaws(perfectInformation(game)), ...hiddenLaws(game) };
}

function openLaws<Position, Move>(game: AnyGame<Position, Move>): Readonly<Record<string, Law<Position>>> {
  return {
    // First, while nothing has been played from the position yet.
    "play leaves its argument alone and gives the same every time": playIsPure(game),
    "There are no moves exactly when there is an outcome": endings(game),
    ...(game.chances === undefined
      ? { "Sides alternate": sidesAlternate(game) }
      : {
          "Chance gives each of its moves a probability above 0, and they sum to 1": chancesSumToOne(game),
          "An estimate lies in the range of outcomes": estimatesInRange(game),
        }),
    "An outcome is a number in the range, never −0": outcomesInRange(game),
    "An estimate is a finite number, never −0, and any outcome of a won game outweighs it": outweighed(game),
    "Positions have equal keys exactly when they play alike": keysTellApart(game),
    "read takes what write gives": positionsReadBack(game),
    "readMove takes what writeMove gives": movesReadBack(game),
    "order gives the same moves and leaves its argument alone": orderPermutes(game),
    "noisy gives some of the moves, and a line of them ends": noisyEnds(game),
  };
}

function endings<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  return (position) => {
    const [moves, outcome] = [game.moves(position).length, game.outcome(position)];
    if (moves === 0 && outcome === undefined) return "there are no moves, but no outcome either";
    if (moves > 0 && outcome !== undefined) return `the outcome is ${outcome}, but there are ${moves} moves`;
    return undefined;
  };
}

function sidesAlternate<Position, Move>(game: Game<Position, Move>): Law<Position> {
  return (position) => {
    const side = game.turn(position) as Turn;
    if (side === "chance") return "it is chance's turn, and nothing says how likely its moves are";
    const move = game.moves(position).find((move) => game.turn(game.play(position, move)) === side);
    return move === undefined
      ? undefined
      : `after ${game.writeMove(position, move)} it is still ${side}'s turn`;
  };
}

function chancesSumToOne<Position, Move>(game: ChanceGame<Position, Move>): Law<Position> {
  return (position) => {
    if (game.turn(position) !== "chance" || game.outcome(position) !== undefined) return undefined;
    const [moves, chances] = [game.moves(position).length, game.chances(position)];
    if (chances.length !== moves) return `${moves} things may happen, with ${chances.length} probabilities`;
    const none = chances.find((chance) => !(chance > 0 && chance <= 1));
    if (none !== undefined) return `a probability is ${none}`;
    const sum = chances.reduce((sum, chance) => sum + chance, 0);
    return Math.abs(sum - 1) <= rounding ? undefined : `the probabilities sum to ${sum}`;
  };
}

function estimatesInRange<Position, Move>(game: ChanceGame<Position, Move>): Law<Position> {
  const [least, greatest] = game.range;
  return (position) => {
    const estimate = game.evaluate(position);
    return estimate >= least && estimate <= greatest ? undefined : `the estimate is ${estimate}`;
  };
}

function playIsPure<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  const seen = (position: Position) =>
    `${game.write(position)}\n${game.diagram(position)}\n${game.key(position)}`;
  return (position) => {
    const before = seen(position);
    for (const move of game.moves(position)) {
      const first = seen(game.play(position, move));
      if (seen(position) !== before) return `playing ${game.writeMove(position, move)} changes the position`;
      const second = seen(game.play(position, move));
      if (first !== second) return `playing ${game.writeMove(position, move)} twice gives two results`;
    }
    return undefined;
  };
}

function outcomesInRange<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  const [least, greatest] = game.range;
  return (position) => {
    if (!(Number.isFinite(least) && Number.isFinite(greatest) && least <= greatest)) {
      return `the range is from ${least} to ${greatest}`;
    }
    const outcome = game.outcome(position);
    if (outcome === undefined) return undefined;
    if (Object.is(outcome, -0)) return "the outcome is −0";
    return outcome >= least && outcome <= greatest ? undefined : `the outcome is ${outcome}`;
  };
}

function outweighed<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  let [largestEstimate, smallestWin] = [0, Infinity];
  return (position) => {
    const [outcome, estimate] = [game.outcome(position), game.evaluate(position)];
    if (!Number.isFinite(estimate)) return `the estimate is ${estimate}`;
    if (Object.is(estimate, -0)) return "the estimate is −0";
    if (outcome === undefined) largestEstimate = Math.max(largestEstimate, Math.abs(estimate));
    else if (outcome !== 0) smallestWin = Math.min(smallestWin, Math.abs(outcome));
    if (largestEstimate < smallestWin) return undefined;
    return `some estimate is as large as ${largestEstimate}, and some win as small as ${smallestWin}`;
  };
}

/** Two positions may share a key though they are written differently: abstract trees write how they came about. */
function keysTellApart<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  const keys = new Map<string, number | bigint | string>();
  const owners = new Map<number | bigint | string, { text: string; play: string }>();

  function playOf(position: Position): string {
    const moves = game.moves(position).map((move) => game.writeMove(position, move));
    const turn = game.turn(position);
    const chances = turn === "chance" && game.chances ? game.chances(position) : [];
    const parts = [turn, game.outcome(position), game.evaluate(position), ...moves, ...chances];
    return `${parts.join(" ")}\n${game.diagram(position)}`;
  }

  function check(position: Position): string | undefined {
    const [text, key, play] = [game.write(position), game.key(position), playOf(position)];
    const known = keys.get(text) ?? key;
    if (known !== key) return `"${text}" has two keys, ${known} and ${key}`;
    const owner = owners.get(key) ?? { text, play };
    if (owner.play !== play)
      return `"${text}" and "${owner.text}" have one key, ${key}, but do not play alike`;
    keys.set(text, key);
    owners.set(key, owner);
    return undefined;
  }

  // Positions one move on are shown to it too: a walk that takes two of them for one would hide the second.
  return (position) => {
    const next = game.moves(position).map((move) => game.play(position, move));
    return [position, ...next].map(check).find((problem) => problem !== undefined);
  };
}

function positionsReadBack<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  return (position) => {
    const text = game.write(position);
    const back = game.read(text);
    if (game.write(back) !== text) return `it comes back as "${game.write(back)}"`;
    if (game.key(back) !== game.key(position)) return "it comes back with another key";
    if (game.outcome(back) !== game.outcome(position)) return "it comes back with another outcome";
    return game.diagram(back) === game.diagram(position) ? undefined : "it comes back looking different";
  };
}

function movesReadBack<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  return (position) => {
    const texts = new Set<string>();
    for (const move of game.moves(position)) {
      const text = game.writeMove(position, move);
      if (texts.has(text)) return `two moves are written ${text}`;
      texts.add(text);
      const back = game.readMove(position, text);
      if (game.writeMove(position, back) !== text)
        return `${text} comes back as ${game.writeMove(position, back)}`;
      const [played, replayed] = [game.play(position, move), game.play(position, back)].map(game.write, game);
      if (played !== replayed) return `${text} leads to "${replayed}", not to "${played}"`;
    }
    return undefined;
  };
}

function orderPermutes<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  const written = (position: Position, moves: readonly Move[]) =>
    moves.map((move) => game.writeMove(position, move));
  return (position) => {
    if (game.order === undefined) return undefined;
    const moves = game.moves(position);
    const natural = written(position, moves).join(" ");
    const ordered = written(position, game.order(position, moves));
    if (written(position, moves).join(" ") !== natural) return "it rearranges the moves it is given";
    if (ordered.toSorted().join(" ") === natural.split(" ").toSorted().join(" ")) return undefined;
    return `the moves are ${natural || "none"}, but ordered they are ${ordered.join(" ") || "none"}`;
  };
}

function noisyEnds<Position, Move>(game: AnyGame<Position, Move>): Law<Position> {
  // Far more than any game here has men to take or cells to fill.
  const longest = 500;
  return (position) => {
    let reached = position;
    for (let plies = 0; plies < longest; plies++) {
      const moves = game.moves(reached);
      const noisy = game.noisy?.(reached, moves) ?? [];
      const foreign = noisy.find((move) => !moves.includes(move));
      if (foreign !== undefined) return `at "${game.write(reached)}" a noisy move is none of the moves`;
      if (noisy.length === 0) return undefined;
      reached = game.play(reached, noisy[0]);
    }
    return `noisy moves went on for ${longest} plies`;
  };
}
