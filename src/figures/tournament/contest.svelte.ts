import { type Pair, type PlayedGame, type PlayerName, pairsOf } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { rulesOf } from "../../games/rules.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import {
  contestantNames,
  fewestPlayers,
  type GameName,
  isPlayedAtOnce,
  type LimitKind,
  type Look,
  mostPlayers,
} from "./choices.ts";
import { playInWorkers, type StartPairs, type TournamentMessage } from "./playInWorkers.ts";
import type { PlayedPair } from "./playView.ts";
import { standingsOf } from "./standingsOf.ts";
import { type TournamentView, tournament } from "./tournament.ts";
import * as words from "./words.ts";

/** The fields that are typed into. */
export type TypedField = "amount" | "openings" | "plies" | "seed" | "depth";

/** What decides how a pair goes; who else plays, and how often, does not. */
const rulesKey = ({ game, limit, amount, plies, seed, estimates, ...view }: TournamentView): string =>
  JSON.stringify([game, limit, amount, plies, seed, estimates, view.program, view.depth]);
const nameOf = ({ players, number }: Pair): string => [...players, number].join(" ");

/** A tournament, the games that are played of it, and all that a reader can do to it. */
export class Contest {
  /** The chapter's own view, to come back to. */
  readonly given: TournamentView;
  readonly #found: readonly PlayedGame[];
  readonly #start: StartPairs;
  #stop: (() => void) | undefined;
  #view = $state.raw() as TournamentView;
  /** The pairs that are played by these rules, by their names. */
  #played = $state.raw<ReadonlyMap<string, PlayedPair>>(new Map());
  running = $state(false);
  cancelled = $state(false);
  /** How many openings had been fixed when these games were first all played, and their result was there to be seen. */
  #planned = $state<number>();
  /** Moves that were made since the last pair was over. */
  moves = $state(0);
  /** What is wrong with what was typed last, by its field; the last good one stays. */
  errors = $state.raw<Readonly<Partial<Record<TypedField, string>>>>({});
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: TournamentView, found: readonly PlayedGame[] = [], start: StartPairs = playInWorkers) {
    this.given = view;
    this.#found = found;
    this.#start = start;
    this.#view = view;
    this.#keep(found);
    this.#plan();
  }

  get view(): TournamentView {
    return { ...this.#view, begun: this.running || this.missing.length === 0 };
  }

  readonly pairs: readonly Pair[] = $derived.by(() => pairsOf(this.#view.players, this.#view.openings));
  readonly missing: readonly Pair[] = $derived.by(() =>
    this.pairs.filter((pair) => !this.#played.has(nameOf(pair))),
  );
  readonly games: readonly PlayedGame[] = $derived.by(() =>
    this.pairs.flatMap((pair) => this.#played.get(nameOf(pair)) ?? []),
  );
  readonly places = $derived.by(() => standingsOf(this.#view.players, this.games));

  /** The two whose games are looked at: the last two that were named where nobody has chosen. */
  readonly look: Look = $derived.by(() => {
    const { look, players } = this.#view;
    if (look?.couple.every((name) => players.includes(name))) return look;
    const [one, other] = players.slice(-2);
    return { couple: [one, other], game: 0 };
  });
  readonly watched: readonly PlayedGame[] = $derived.by(() => {
    const { couple } = this.look;
    return this.games.filter(({ max, min }) => couple.includes(max) && couple.includes(min));
  });
  readonly gameShown: PlayedGame | undefined = $derived.by(
    () => this.watched[Math.min(this.look.game, this.watched.length - 1)],
  );
  /** The positions of the game that is looked at, its start first. */
  readonly positions: readonly unknown[] = $derived.by(() => {
    const rules = rulesOf(this.#view.game);
    const positions = [rules.start];
    for (const text of this.gameShown?.moves ?? []) {
      const last = positions[positions.length - 1];
      positions.push(rules.play(last, rules.readMove(last, text)));
    }
    return positions;
  });
  readonly ply: number = $derived.by(() => {
    const last = this.positions.length - 1;
    return Math.min(this.look.ply ?? last, last);
  });

  /** The view with these changes; what was played by the same rules stays, what runs is ended. */
  change(changes: Partial<TournamentView>): void {
    const before = rulesKey(this.#view);
    this.cancel();
    this.cancelled = false;
    this.errors = {};
    this.notice = undefined;
    this.#view = { ...this.#view, ...changes };
    if (rulesKey(this.#view) === before) return;
    this.#played = new Map();
    if (rulesKey(this.#view) === rulesKey(this.given)) this.#keep(this.#found);
    this.#planned = undefined;
    this.#plan();
  }

  async setGame(game: GameName): Promise<void> {
    await fetchGame(game);
    this.change({ game });
  }

  setLimit(limit: LimitKind): void {
    this.change({ limit, amount: tournament.fields.amount.of({ limit }).usual() });
  }

  /** Lets one in or out; says why where there would be too many or too few. */
  toggle(player: PlayerName): void {
    const { players } = this.#view;
    const now = contestantNames.filter((name) => players.includes(name) !== (name === player));
    if (now.length < fewestPlayers) this.notice = words.twoToPlay;
    else if (now.length > mostPlayers) this.notice = words.tooMany(mostPlayers);
    else this.change({ players: now });
  }

  type(field: TypedField, text: string): void {
    const { amount, depth, ...others } = tournament.fields;
    const { read } =
      field === "amount" ? amount.of(this.#view) : field === "depth" ? depth.of(this.#view) : others[field];
    try {
      this.change({ [field]: read(text, field) });
    } catch (error) {
      this.errors = { ...this.errors, [field]: messageOf(error) };
    }
  }

  forgive(field: TypedField): void {
    this.errors = { ...this.errors, [field]: undefined };
  }

  /** Plays what is missing. */
  run = (): void => {
    this.cancel();
    this.cancelled = false;
    this.moves = 0;
    if (this.missing.length === 0) return;
    this.running = true;
    this.#stop = this.#start(this.#view, this.missing, (message) => this.#hear(message));
  };

  /**
   * Whether the number of openings was changed after a result had been seen. An interval holds for a number that was fixed
   * beforehand: who plays on until it suits him will be suited too often.
   */
  readonly isLookedAtAgain: boolean = $derived.by(
    () => this.#planned !== undefined && this.#planned !== this.#view.openings,
  );

  /** As many openings again, all of them new: of the next seed. */
  playAfresh(): void {
    this.change({ seed: (this.#view.seed + 1) % 1_000_000_000, look: undefined });
    this.run();
  }

  /** Ends what runs at once; the pairs that are over stay. */
  cancel = (): void => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running) this.cancelled = true;
    this.running = false;
  };

  reset = (): void => {
    this.change(this.given);
    this.#planned = undefined;
    this.#plan();
  };

  /** Once all games are played, their result can be seen. */
  #plan(): void {
    if (this.missing.length === 0) this.#planned ??= this.#view.openings;
  }

  /**
   * Shows a view of the chapter's or a link's, and plays it, unless it waited when it was left: so many openings were asked
   * for before anything of it was seen.
   */
  show(view: TournamentView): void {
    this.change(view);
    this.#planned = undefined;
    this.#plan();
    if (view.begun) this.run();
  }

  /** Looks at the games of two, from the first on. */
  watch(one: PlayerName, other: PlayerName): void {
    this.#look({ couple: [one, other], game: 0 });
  }

  watchGame(game: number): void {
    const last = Math.max(0, this.watched.length - 1);
    this.#look({ ...this.look, game: Math.min(Math.max(0, game), last), ply: undefined });
  }

  stepTo(ply: number): void {
    this.#look({ ...this.look, ply: Math.min(Math.max(0, ply), this.positions.length - 1) });
  }

  #look(look: Look): void {
    this.#view = { ...this.#view, look };
  }

  #keep(games: readonly PlayedGame[]): void {
    const played = new Map<string, PlayedPair>();
    // They come as they were played: one pair after another.
    const pairs = games.length > 0 ? pairsOf(this.given.players, this.given.openings) : [];
    for (const [i, pair] of pairs.filter(isPlayedAtOnce).entries())
      played.set(nameOf(pair), [games[2 * i], games[2 * i + 1]]);
    this.#played = played;
  }

  #hear(message: TournamentMessage): void {
    if (message.kind === "moves") this.moves += message.moves;
    else if (message.kind === "pair") {
      this.#played = new Map(this.#played).set(nameOf(message.pair), message.games);
      this.moves = 0;
    } else if (message.kind !== "ask") {
      this.#stop = undefined;
      this.running = false;
      this.#plan();
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
    }
  }
}
