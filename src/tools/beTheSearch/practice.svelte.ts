import { type Level, levels } from "../../kit/byHand/difficulty.ts";
import { keep, readKept } from "../../kit/kept/browserStorage.ts";
import { today } from "../../kit/kept/comingBack.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { readName } from "../../kit/view/readFields.ts";
import { type DoneBefore, type End, readByHand } from "./byHandText.ts";
import { type Telling, tellings } from "./handRun.svelte.ts";
import type { PracticeName } from "./practiceNames.ts";
import { afterRun, keepSkill, keptSkills, type Skill, unpractised } from "./skills.ts";
import { badSettings } from "./words.ts";

/** What is practised: a search or a procedure, on something fresh of some difficulty, or on a tree that was given. */
export interface Asked<Name extends PracticeName = PracticeName> {
  readonly algorithm: Name;
  readonly level?: Level | undefined;
  /** What the fresh one is drawn by. */
  readonly seed?: string | undefined;
  readonly tree?: string | undefined;
  /** What MAX is to reach in the tree that was given, where that is asked. */
  readonly goal?: string | undefined;
  readonly telling?: Telling | undefined;
}

/** The same, with all that has to be settled before anybody begins. */
export type Settled<Name extends PracticeName> = Asked<Name> & {
  readonly seed: string;
  readonly level: Level;
};

/** What a link asks for; what it does not say, or says wrongly, is as always. */
export function readAsked<Name extends PracticeName>(
  parameters: URLSearchParams,
  otherwise: Name,
  names: readonly Name[],
): Asked<Name> {
  const named = parameters.get("algorithm");
  return {
    algorithm: names.find((name) => name === named) ?? otherwise,
    level: levels.find((level) => String(level) === parameters.get("level")),
    seed: parameters.get("seed") ?? undefined,
    tree: parameters.get("tree") ?? undefined,
    goal: parameters.get("goal") ?? undefined,
    telling: parameters.get("telling") === "atEnd" ? "atEnd" : undefined,
  };
}

/** What a link says wrongly of how it is practised; undefined where nothing is. */
export function wrongSettings(parameters: URLSearchParams): string | undefined {
  const wrong = Object.entries({ level: levels.map(String), telling: tellings }).flatMap(([name, values]) => {
    const said = parameters.get(name);
    try {
      if (said !== null) readName(said, values, name);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
  return wrong.length > 0 ? badSettings(wrong) : undefined;
}

/** What is asked here: by the address, or, where that asks for nothing, by what was begun of it in this tab and is not over. */
export function askedHere(name: PracticeName, hearsAddress: boolean): URLSearchParams {
  if (hearsAddress) return new URLSearchParams(location.search);
  const before = readByHand(readKept("byHand", `:${name}`) ?? "");
  const asked = new URLSearchParams(before?.end === undefined ? before?.asked : "");
  return asked.get("algorithm") === name ? asked : new URLSearchParams();
}

export function writeAsked({ algorithm, level, seed, tree, goal, telling }: Asked): string {
  const said = {
    algorithm,
    tree,
    ...(tree === undefined ? { level, seed } : { goal }),
    telling: telling === "atEnd" ? telling : undefined,
  };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** One thing that is carried out by hand, whatever it is. */
export interface Carried {
  readonly over: boolean;
  /** It was broken off, and what is right shown. */
  readonly shown: boolean;
  /** How many acts there are, and how many were wrong at first. */
  readonly size: number;
  readonly wrongCount: number;
  /** The same once more, with nothing done. */
  anew(): Carried;
  /** What was done, as texts. */
  written(): string[];
  /** Goes on with what was done before; acts that were wrong then are only counted where they are not among them. */
  goOn(acts: readonly string[], wrong: number): void;
  /** Ends it as it had ended before. */
  end(how: End): void;
}

/** Somebody's practice of one thing, on one tree, bandit or match after the other. */
export class Practice<Name extends PracticeName, Hand extends Carried> {
  asked = $state.raw() as Settled<Name>;
  hand = $state.raw() as Hand;
  skill = $state.raw<Skill>(unpractised);
  isKept = $state(true);
  /** What the link said wrongly, until something else is opened. */
  wrong = $state<string>();
  /** The last run has been counted. */
  #counted = false;
  readonly #begin: (asked: Settled<Name>) => Hand;

  /** Throws what `begin` throws: what is wrong with a tree that was given. */
  constructor(asked: Asked<Name>, begin: (asked: Settled<Name>) => Hand, wrong?: string) {
    this.#begin = begin;
    this.open(asked);
    this.wrong = wrong;
  }

  /** Begins; goes on with what was done of the very same in this tab. */
  open(asked: Asked<Name>): void {
    const skill = keptSkills()[asked.algorithm] ?? unpractised;
    const settled = { ...asked, level: asked.level ?? skill.level, seed: asked.seed ?? freshSeed() };
    const hand = this.#begin(settled);
    this.skill = skill;
    this.asked = settled;
    this.wrong = undefined;
    this.#counted = false;
    this.hand = hand;
    const before = readByHand(readKept("byHand", `:${asked.algorithm}`) ?? "");
    if (before?.asked !== writeAsked(settled)) return;
    hand.goOn(before.acts, before.wrong);
    if (before.end !== undefined) hand.end(before.end);
    // What was over then was counted then.
    this.#counted = hand.over;
  }

  another(): void {
    const { algorithm, telling } = this.asked;
    this.open({ algorithm, telling });
  }

  again(): void {
    this.hand = this.hand.anew() as Hand;
    this.#counted = true;
    this.note();
  }

  /** To be called after every act: keeps what was done, and when it is over counts it. */
  note(): void {
    const { hand, asked } = this;
    const end: End | undefined = hand.over ? (hand.shown ? "shown" : "done") : undefined;
    const done: DoneBefore = {
      asked: writeAsked(asked),
      acts: hand.written(),
      wrong: hand.wrongCount,
      end,
    };
    this.isKept = keep("byHand", JSON.stringify(done), `:${asked.algorithm}`);
    if (!hand.over || this.#counted || hand.shown || asked.tree !== undefined) return;
    this.#counted = true;
    const { size: acts, wrongCount: wrong } = hand;
    // Another tab may have gone on since this one began.
    const before = keptSkills()[asked.algorithm] ?? this.skill;
    this.skill = afterRun(before, { level: asked.level, acts, wrong, day: today() });
    keepSkill(asked.algorithm, this.skill);
  }
}

const freshSeed = (): string => Math.random().toString(36).slice(2, 8);
