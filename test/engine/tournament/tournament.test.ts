import { describe, expect, it } from "vitest";
import {
  type Budget,
  type ContestantName,
  connectFour,
  contestants,
  type Game,
  type PlayedGame,
  pairsOf,
  playPair,
  random,
  standingOf,
  ticTacToe,
  withoutEstimates,
} from "../../../src/engine/index.ts";

const names = Object.keys(contestants) as ContestantName[];
const settings = { budget: { nodes: 120 }, opening: 2, seed: 5 };
const searching = ["alphaBeta", "negaScout", "ordered"] as const;

/** The game, and how often its `play` was called. */
function counted<Position, Move>(game: Game<Position, Move>) {
  const calls = { played: 0 };
  const play = (position: Position, move: Move) => {
    calls.played++;
    return game.play(position, move);
  };
  return { game: { ...game, play }, calls };
}

function replay<Position, Move>(game: Game<Position, Move>, { moves }: PlayedGame): number | undefined {
  const last = moves.reduce(
    (position, text) => game.play(position, game.readMove(position, text)),
    game.start,
  );
  return game.outcome(last);
}

describe("A pair of games", () => {
  const couples = pairsOf(names, 1);

  it.each(couples)("of $players begins with one opening, each as MAX once, and ends by the rules", (pair) => {
    for (const game of [ticTacToe, connectFour] as unknown as Game<unknown, number>[]) {
      const [one, other] = playPair(game, pair, settings);
      expect([one.max, one.min]).toEqual(pair.players);
      expect([other.min, other.max]).toEqual(pair.players);
      expect(one.moves.slice(0, 2)).toEqual(other.moves.slice(0, 2));
      for (const played of [one, other]) {
        expect(played.opening).toBe(2);
        expect(replay(game, played)).toBe(played.outcome);
      }
    }
  });

  it("is the same for the same seed, and another for another seed or number", () => {
    const play = (seed: number, number: number) =>
      playPair(connectFour, { players: ["mcts", "random"], number }, { ...settings, seed });
    expect(play(1, 0)).toEqual(play(1, 0));
    expect(play(1, 0)).not.toEqual(play(2, 0));
    expect(play(1, 0)).not.toEqual(play(1, 1));
  });

  it("does not depend on who is named first", () => {
    const [one, other] = playPair(connectFour, { players: ["mcts", "greedy"], number: 3 }, settings);
    expect(playPair(connectFour, { players: ["greedy", "mcts"], number: 3 }, settings)).toEqual([other, one]);
  });

  it("tells of every move that a contestant makes", () => {
    let told = 0;
    const games = playPair(
      ticTacToe,
      { players: ["random", "greedy"], number: 0 },
      {
        ...settings,
        onMove: () => told++,
      },
    );
    expect(told).toBe(games.reduce((sum, { moves, opening }) => sum + moves.length - opening, 0));
  });

  it("is refused where every opening would end the game", () => {
    const pair = { players: ["random", "greedy"] as const, number: 0 };
    expect(() => playPair(ticTacToe, pair, { ...settings, opening: 9 })).toThrow(/over before 9 plies/);
  });
});

describe("A contestant", () => {
  const think = (name: ContestantName, budget: Budget, game: Game<unknown, number>) =>
    contestants[name](game, game.start, budget, random(1));
  const four = connectFour as unknown as Game<unknown, number>;

  it.each(names)("%s makes a legal move, and is not changed by another’s seed", (name) => {
    const { move } = think(name, { nodes: 50 }, four);
    expect(four.moves(four.start)).toContain(move);
    expect(think(name, { nodes: 50 }, four).move).toBe(move);
  });

  it.each(searching)("%s visits as many nodes as it may, and no more", (name) => {
    for (const nodes of [20, 500, 3000]) expect(think(name, { nodes }, four).nodes).toBe(nodes);
  });

  it.each(searching)("%s counts a node for the root and for every move that it tries", (name) => {
    const { game, calls } = counted(four);
    const { nodes } = contestants[name](game, game.start, { nodes: 100 }, random(1));
    // The root of each iteration is entered without a move; the line is made longer by playing it.
    expect(nodes).toBeGreaterThan(0);
    expect(Math.abs(calls.played - nodes)).toBeLessThan(20);
  });

  it("mcts counts the moves of its rollouts, and ends with the iteration that spends the last", () => {
    const { game, calls } = counted(four);
    const { nodes } = contestants.mcts(game, game.start, { nodes: 1000 }, random(1));
    expect(nodes).toBeGreaterThanOrEqual(1000);
    expect(nodes).toBeLessThan(1000 + 42 + 42);
    expect(calls.played).toBeGreaterThan(0.5 * nodes);
    expect(calls.played).toBeLessThanOrEqual(nodes);
  });

  it.each([...searching, "mcts"] as const)("%s stops by the clock that it is handed", (name) => {
    let time = 0;
    const looks = () => time++;
    const short = think(name, { milliseconds: 3, now: looks }, four).nodes;
    time = 0;
    const long = think(name, { milliseconds: 30, now: looks }, four).nodes;
    expect(long).toBeGreaterThan(2 * short);
  });

  it("alpha-beta that sees to the end never loses tic-tac-toe from the empty board", () => {
    const games = pairsOf(["ordered", "random"], 5).flatMap((pair) =>
      playPair(ticTacToe, pair, { budget: { nodes: 20_000 }, opening: 0, seed: 1 }),
    );
    expect(standingOf(games, "ordered")).toMatchObject({ games: 10, losses: 0 });
  });
});

describe("A standing", () => {
  const players = ["random", "greedy", "mcts"] as const;
  const games = pairsOf(players, 4).flatMap((pair) => playPair(connectFour, pair, settings));

  it("is the mirror of the other’s, interval and all", () => {
    const one = standingOf(games, "greedy", "mcts")!;
    const other = standingOf(games, "mcts", "greedy")!;
    expect([one.wins, one.draws, one.losses]).toEqual([other.losses, other.draws, other.wins]);
    expect(one.score.share + other.score.share).toBeCloseTo(1, 12);
    expect(one.score.low).toBeCloseTo(1 - other.score.high, 12);
  });

  it("counts every game once, and lies inside its interval", () => {
    for (const player of players) {
      const all = standingOf(games, player)!;
      expect(all.games).toBe(16);
      expect(all.wins + all.draws + all.losses).toBe(16);
      expect(all.score.share).toBe((all.wins + all.draws / 2) / 16);
      expect(all.score.low).toBeLessThanOrEqual(all.score.share);
      expect(all.score.high).toBeGreaterThanOrEqual(all.score.share);
    }
  });

  it("counts an opening, not a game, as what is independent", () => {
    const game = (max: ContestantName, min: ContestantName, outcome: number): PlayedGame => ({
      max,
      min,
      outcome,
      moves: ["1", "2"],
      opening: 0,
      nodes: [10, 4],
    });
    const pairs = [1, -1, 1].flatMap((win) => [game("greedy", "mcts", win), game("mcts", "greedy", -win)]);
    const { score, nodesPerMove } = standingOf(pairs, "greedy")!;
    const { share, low, high } = score;
    expect(share).toBeCloseTo(2 / 3, 12);
    // The two solutions p of (share − p)² = z² p (1 − p) / n, with n = 3 openings.
    for (const p of [low, high]) expect((share - p) ** 2).toBeCloseTo((1.96 ** 2 * p * (1 - p)) / 3, 12);
    expect(nodesPerMove).toBe(7);
  });

  it("is undefined for who has not played", () => {
    expect(standingOf(games, "ordered")).toBeUndefined();
    expect(standingOf(games, "greedy", "ordered")).toBeUndefined();
  });
});

describe("Pairs of a tournament", () => {
  it("let everybody meet everybody equally often, one opening of each two after another", () => {
    const pairs = pairsOf(["random", "greedy", "mcts"], 2);
    expect(pairs.map(({ players, number }) => `${players.join("-")} ${number}`)).toEqual([
      "random-greedy 0",
      "random-mcts 0",
      "greedy-mcts 0",
      "random-greedy 1",
      "random-mcts 1",
      "greedy-mcts 1",
    ]);
  });
});

describe("A game without estimates", () => {
  it("is worth 0 until it is over, and then what it is", () => {
    const blind = withoutEstimates(connectFour);
    const won = blind.read("1122334");
    expect(blind.evaluate(blind.read("4"))).toBe(0);
    expect(connectFour.evaluate(connectFour.read("4"))).not.toBe(0);
    expect(blind.evaluate(won)).toBe(connectFour.outcome(won));
  });
});
