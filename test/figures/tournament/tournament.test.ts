import { describe, expect, it } from "vitest";
import { intervalPlot } from "../../../src/drawing/intervalPlot.ts";
import { type ContestantName, pairsOf } from "../../../src/engine/index.ts";
import { contestantNames, gameNames } from "../../../src/figures/tournament/choices.ts";
import { Contest } from "../../../src/figures/tournament/contest.svelte.ts";
import { contestantWords } from "../../../src/figures/tournament/contestantWords.ts";
import { exportTournament, gamesCsv } from "../../../src/figures/tournament/exportTournament.ts";
import type { StartPairs, TournamentMessage } from "../../../src/figures/tournament/playInWorkers.ts";
import { playTournament, playViewPair } from "../../../src/figures/tournament/playView.ts";
import { tournamentFacts, tournament as tournamentKind } from "../../../src/figures/tournament/tournament.ts";
import { sayTournament } from "../../../src/figures/tournament/words.ts";

type Said = Readonly<Record<string, unknown>>;
const { over, read, write } = tournamentKind;
const viewOf = (said: Said) => tournamentKind.place(said).given;
const small = {
  game: "ticTacToe",
  players: "random,greedy,ordered",
  amount: 50,
  openings: 2,
};
const noClock = () => 0;

/** Workers that play when they are told to, and keep what they were asked for. */
function byHand() {
  const asked: {
    pairs: number;
    playOne: () => void;
    tell: (message: TournamentMessage) => void;
    stopped: boolean;
  }[] = [];
  const start: StartPairs = (view, pairs, tell) => {
    let next = 0;
    const one = {
      pairs: pairs.length,
      stopped: false,
      tell,
      playOne: () => {
        const pair = pairs[next++];
        tell({ kind: "pair", pair, games: playViewPair(view, pair, noClock) });
        if (next === pairs.length) tell({ kind: "ended" });
      },
    };
    asked.push(one);
    return () => {
      one.stopped = true;
    };
  };
  return { asked, start };
}
function made(props: Said = small, found = false) {
  const { asked, start } = byHand();
  const view = viewOf(props);
  return { asked, tournament: new Contest(view, found ? playTournament(view) : [], start) };
}

describe("A tournament in a figure", () => {
  it("plays what the engine plays at once, in whatever pieces it comes", () => {
    const { asked, tournament } = made();
    tournament.run();
    expect([tournament.running, asked[0].pairs]).toEqual([true, 6]);
    for (let i = 0; i < 6; i++) asked[0].playOne();
    expect(tournament.running).toBe(false);
    expect(tournament.games).toEqual(playTournament(tournament.view));
  });

  it("keeps what was played when it is cancelled, and goes on from there", () => {
    const { asked, tournament } = made();
    tournament.run();
    for (let i = 0; i < 4; i++) asked[0].playOne();
    tournament.cancel();
    expect([tournament.games.length, tournament.cancelled, asked[0].stopped]).toEqual([8, true, true]);
    tournament.run();
    expect(asked[1].pairs).toBe(2);
  });

  it("plays only what is missing when another joins or more openings are asked for", () => {
    const { asked, tournament } = made(small, true);
    expect(tournament.missing).toEqual([]);
    tournament.toggle("mcts");
    expect([tournament.games.length, tournament.missing.length]).toEqual([12, 6]);
    tournament.type("openings", "3");
    expect([tournament.games.length, tournament.missing.length]).toEqual([12, 12]);
    tournament.run();
    expect(asked[0].pairs).toBe(12);
  });

  it("says that an interval no longer holds where openings were added after a result, and plays a fresh match", () => {
    const { asked, tournament } = made({ ...small, players: "greedy,ordered" }, true);
    expect([tournament.isLookedAtAgain, sayTournament(tournament)]).toEqual([
      false,
      expect.stringContaining("cannot tell who is stronger"),
    ]);
    tournament.type("openings", "4");
    expect(sayTournament(tournament)).toContain("is to be read when all 8 games are over");
    tournament.run();
    for (let i = 0; i < 2; i++) asked[0].playOne();
    expect([tournament.missing.length, tournament.isLookedAtAgain]).toEqual([0, true]);
    expect(sayTournament(tournament)).toContain("changed after a result had been seen");
    tournament.playAfresh();
    expect([tournament.view.openings, tournament.view.seed, asked[1].pairs]).toEqual([4, 2, 4]);
    for (let i = 0; i < 4; i++) asked[1].playOne();
    expect([tournament.games.length, tournament.isLookedAtAgain]).toEqual([8, false]);
    // What a phrase or a link asks for was fixed before.
    tournament.show({ ...tournament.view, openings: 5 });
    asked[2].playOne();
    expect([tournament.missing.length, tournament.isLookedAtAgain]).toEqual([0, false]);
    tournament.reset();
    expect(tournament.isLookedAtAgain).toBe(false);
  });

  it("waits where it waited when Back or Undo brings it again, and plays what a link asks for", () => {
    const { asked, tournament } = made();
    const waiting = write(tournament.view);
    tournament.show(read(waiting));
    expect([asked.length, tournament.running]).toEqual([0, false]);
    tournament.show(viewOf(small));
    for (let i = 0; i < 6; i++) asked[0].playOne();
    const played = write(tournament.view);
    tournament.change({ seed: 2 });
    tournament.show(read(write(tournament.view)));
    expect(asked.length).toBe(1);
    tournament.show(read(played));
    expect([asked.length, tournament.running]).toEqual([2, true]);
    // What the page was sent with is there at once, and its link is as short as ever.
    expect(write(made(small, true).tournament.view).toString()).toBe(write(viewOf(small)).toString());
  });

  it("begins anew where the rules change, and has the chapter's games again when they come back", () => {
    const { tournament } = made(small, true);
    tournament.type("amount", "60");
    expect(tournament.games).toEqual([]);
    tournament.reset();
    expect(tournament.games).toHaveLength(12);
    for (const changes of [
      { estimates: false },
      { seed: 2 },
      { plies: 1 },
      { game: "connectFour" as const },
    ]) {
      tournament.reset();
      tournament.change(changes);
      expect(tournament.games).toEqual([]);
    }
  });

  it("keeps the last good number and says what is wrong with another", () => {
    const { tournament } = made();
    tournament.type("amount", "many");
    expect(tournament.errors.amount).toContain('"many" is no whole number from 10 to 1,000,000');
    expect(tournament.view.amount).toBe(50);
    tournament.type("amount", "2,000");
    expect([tournament.view.amount, tournament.errors.amount]).toEqual([2000, undefined]);
    tournament.setLimit("milliseconds");
    expect(tournament.view).toMatchObject({ limit: "milliseconds", amount: 20 });
    tournament.type("amount", "9,000");
    expect(tournament.errors.amount).toContain("from 1 to 5,000");
  });

  it("takes two to five contestants", () => {
    const { tournament } = made({ ...small, players: "greedy,mcts" });
    tournament.toggle("mcts");
    expect(tournament.notice).toContain("two to play");
    for (const name of ["random", "alphaBeta", "negaScout", "ordered"] as const) tournament.toggle(name);
    expect(tournament.view.players).toEqual(["random", "greedy", "alphaBeta", "negaScout", "mcts"]);
    expect(tournament.notice).toContain("Not more than 5");
  });

  it("plays a game of any two again, move by move", () => {
    const { tournament } = made(small, true);
    tournament.watch("random", "ordered");
    tournament.watchGame(1);
    expect(tournament.gameShown).toMatchObject({ max: "ordered", min: "random" });
    expect(tournament.positions).toHaveLength(tournament.gameShown!.moves.length + 1);
    expect(tournament.ply).toBe(tournament.gameShown!.moves.length);
    tournament.stepTo(2);
    tournament.stepTo(tournament.ply - 1);
    expect(tournament.ply).toBe(1);
    tournament.watchGame(99);
    expect(tournament.look.game).toBe(3);
  });

  it("has a program of the reader's play where it is let in, and keeps what was played without it", () => {
    const { asked, tournament } = made(small, true);
    tournament.toggle("random");
    tournament.toggle("program");
    tournament.run();
    // Two openings of it against each of the others.
    expect([asked[0].pairs, tournament.games.length]).toEqual([4, 4]);
    tournament.type("depth", "13");
    expect(tournament.errors.depth).toBeDefined();
    tournament.type("depth", "5");
    expect([tournament.view.depth, tournament.games.length]).toEqual([5, 0]);
  });

  it("is opened with a program by its link, and shows at once what can be played without it", () => {
    const props = { ...small, players: "greedy,ordered,program", program: "negamax,python", depth: 2 };
    const { tournament } = made(props, true);
    expect([tournament.games.length, tournament.missing.length]).toEqual([4, 4]);
    expect(tournament.games.every(({ max, min }) => max !== "program" && min !== "program")).toBe(true);
    const link = write(tournament.view);
    expect(read(link)).toEqual(tournament.view);
    expect([link.get("program"), link.get("depth")]).toEqual(["negamax,python", "2"]);
    expect(write(viewOf({ ...small, depth: 2 })).has("depth")).toBe(false);
  });

  it("says why it broke off", () => {
    const { asked, tournament } = made();
    tournament.run();
    asked[0].tell({ kind: "failed", message: "no room" });
    expect([tournament.running, tournament.notice]).toEqual([false, "The tournament broke off: no room"]);
  });

  it("says whether two can be told apart", () => {
    const apart = made({ ...small, players: "random,ordered", openings: 12 }, true).tournament;
    expect(sayTournament(apart)).toContain("is the weaker one here");
    apart.watch("ordered", "random");
    expect(sayTournament(apart)).toContain("is the stronger one here");
    const alike = made({ ...small, players: "alphaBeta,negaScout" }, true).tournament;
    expect(sayTournament(alike)).toContain("cannot tell who is stronger");
    expect(sayTournament(made().tournament)).toBe("No pair of games is over yet.");
  });
});

describe("A tournament's view", () => {
  it("comes back from its link", () => {
    const view = viewOf({
      ...small,
      limit: "milliseconds",
      amount: 30,
      plies: 0,
      seed: 9,
      estimates: false,
      look: "greedy,random,3,4",
    });
    expect(view.look).toEqual({ couple: ["greedy", "random"], game: 2, ply: 4 });
    expect(read(write(view))).toEqual(view);
  });

  it.each([
    [{ game: "go" }, 'no game "go"'],
    [{ players: "mcts" }, "not 2 to 5 contestants"],
    [{ players: "mcts,nobody" }, 'no contestant "nobody"'],
    [{ players: "mcts,program", program: "go" }, 'no task "go"'],
    [{ players: "mcts,program", program: "minimax,basic" }, 'no language "basic"'],
    [{ limit: "years" }, 'no limit "years"'],
    [{ amount: "0" }, "from 10 to 1,000,000"],
    [{ openings: "201" }, "from 1 to 200"],
    [{ plies: "9" }, "from 0 to 8"],
    [{ estimates: "perhaps" }, 'its estimates "perhaps" is neither yes nor no'],
    [{ look: "mcts,mcts" }, "does not play itself"],
    [{ look: "alphaBeta,mcts" }, 'no player "alphaBeta"'],
  ])("%o is refused, with what is wrong: %s", (text, problem) => {
    expect(() => read(new URLSearchParams(text as Record<string, string>))).toThrow(problem);
  });

  it("is what prose asks for, over the chapter's own", () => {
    const given = viewOf(small);
    const asked = over(given, {
      game: "connectFour",
      players: "ordered,mcts",
      amount: 3000,
      openings: 8,
      plies: 1,
      seed: 4,
      estimates: false,
    });
    expect(asked).toMatchObject({ game: "connectFour", players: ["ordered", "mcts"], amount: 3000 });
    expect(asked).toMatchObject({ openings: 8, plies: 1, seed: 4, estimates: false });
    expect(over(given, { limit: "milliseconds", amount: 5 })).toMatchObject({
      limit: "milliseconds",
      amount: 5,
    });
    expect(over(given, { limit: "milliseconds" }).amount).toBe(20);
    expect(() => over(given, { amount: "quickly" })).toThrow("no whole number from 10 to 1,000,000");
    const looked = viewOf({ ...small, look: "greedy,random,3,4" });
    expect([over(looked, { seed: 4 }).look, over(looked, { players: "greedy,ordered" }).look]).toEqual([
      looked.look,
      undefined,
    ]);
  });

  it("has no picture where a clock would have to be read for it", () => {
    expect(() => playTournament(viewOf({ ...small, limit: "milliseconds" }))).toThrow("A clock");
  });

  it("tells nothing of games that a clock would decide", () => {
    const facts = tournamentKind.facts(viewOf({ ...small, limit: "milliseconds" }));
    expect([facts.games, facts.leader]).toEqual(["0", "–"]);
  });

  it("offers every game and has words for every contestant", () => {
    for (const game of gameNames)
      expect(playTournament(viewOf({ game, players: "random,greedy", openings: 1 }))).toHaveLength(2);
    expect(Object.keys(contestantWords)).toEqual(contestantNames);
  });
});

describe("What a tournament tells", () => {
  const view = viewOf(small);
  const games = playTournament(view);

  it("is mirrored, and counts every game", () => {
    const facts = tournamentFacts(view, games);
    expect(facts.games).toBe("12");
    // Both are rounded, each by half a percent at most.
    expect(Math.abs(Number(facts.orderedGreedy) + Number(facts.greedyOrdered) - 100)).toBeLessThanOrEqual(1);
    expect(Number(facts.orderedLow)).toBeLessThanOrEqual(Number(facts.ordered));
    expect(facts.randomNodes).toBe("1");
    expect(tournamentFacts(view, []).leader).toBe("–");
  });

  it("is saved with a row for every game", () => {
    const rows = gamesCsv(games).trim().split("\r\n");
    expect(rows).toHaveLength(13);
    expect(rows[1]).toContain(`${games[0].max},${games[0].min},${games[0].outcome},2,`);
  });

  it("is saved with its settings, standings and games", async () => {
    const { name, content } = exportTournament("json", view, games);
    expect(name).toBe("tournament-ticTacToe-50-nodes.json");
    const saved = JSON.parse(await content.text());
    expect(saved.settings).toMatchObject({ game: "ticTacToe", players: ["random", "greedy", "ordered"] });
    expect(saved.games).toEqual(games);
    const [best] = saved.standings;
    expect(best.wins + best.draws + best.losses).toBe(8);
    expect(Object.keys(best.against)).toHaveLength(2);
  });
});

it("An interval's line has its ends at 0 and 1", () => {
  const { place, ticks } = intervalPlot(200);
  expect(place({ low: 0, share: 0.5, high: 1 })).toEqual({ low: 0, share: 100, high: 200 });
  expect(ticks.map(({ at }) => at)).toEqual([0, 50, 100, 150, 200]);
});

it("Pairs of two do not depend on who else plays", () => {
  const names = (players: ContestantName[]) =>
    pairsOf(players, 2).map(({ players: two, number }) => [...two, number].join(" "));
  expect(names(["greedy", "ordered", "mcts"])).toEqual(expect.arrayContaining(names(["greedy", "mcts"])));
});
