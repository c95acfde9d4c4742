import type { Component } from "svelte";
import type { Facts } from "../prose/registry.ts";
import {
  type Alternatives,
  checkNames,
  type Fields,
  overView,
  readView,
  type Said,
  saidIn,
  type ViewOf,
  writeView,
} from "./view.ts";
import * as words from "./words.ts";

/** What a figure is, said once: its pages, phrases, links, embeds and tests follow from it. */
interface Declared<Some extends Fields> {
  /** The name of its folder, and by what links, prose and embeds know figures of this kind. */
  readonly name: string;
  /** Everything that a link must hold to show the same again. */
  readonly fields: Some;
  /** Fields that a reader walks through, by stepping or playing: that is no change to take back. Else `at`, where it is one. */
  readonly steps?: readonly (keyof Some & string)[];
  /** Fields that exclude each other: a tree, or else a game. */
  readonly alternatives?: Alternatives;
  /**
   * What every link says. Of these, what a link leaves out counts as empty text, which most fields refuse: half a link
   * was cut off on its way. A page need not say them.
   */
  readonly linkSays?: readonly (keyof Some & string)[];
  /** What a page may say besides, of how the figure looks: it is no part of a link. */
  readonly looks?: Fields;
  /**
   * Whether one that looks so waits until something is done to it, as by a press on a button: what it fetches is heavy, and
   * its picture says most of it. Every other figure wakes as soon as somebody reaches for it.
   */
  waits?(looks: Readonly<Record<string, unknown>>): boolean;
  /** Whether its picture hears swipes to a side before it is awake: see `earlySwipes.ts`. */
  readonly swiped?: boolean;
  /** What the playground opens it on, and an embed that says nothing else. */
  readonly opening: Said;
  /** What it says of itself in a state, each as prose prints it. Worked out once for each state, by its link. */
  facts(view: ViewOf<Some>): Facts;
  /** What its picture shows in a state, in sentences, for pages of text alone: asked for when the site is built. */
  still?(view: ViewOf<Some>): Promise<readonly string[]>;
  /**
   * The view as its own figure holds it once it is shown: a step by its number, a tree as it is written. Throws where it
   * cannot be shown.
   */
  settle?(view: ViewOf<Some>): ViewOf<Some>;
  /**
   * What can be saved as a picture, by what its file is called: what a menu says is drawn, and the selector of the drawing,
   * or of a part that is made of HTML.
   */
  readonly drawings?: Readonly<Record<string, readonly [title: string, selector: string]>>;
  /** Its inside, which gets `InPlace` as its properties. */
  // biome-ignore lint/suspicious/noExplicitAny: its type goes by this declaration, and cannot be asked for here
  component(): Promise<{ readonly default: Component<any> }>;
  /** Fetches what must be here before anything is read or drawn, such as the rules of a large game. */
  prepare?(said: Said): Promise<unknown>;
}

/** What every figure may be told beside its view: how it is called on its page, what is written below it, and that it is folded. */
const everywhere = ["name", "caption", "folded"] as const;

/** A figure on its page, as its inside knows it. */
export interface InPlace<Some extends Fields, Looks extends Fields = Fields> extends Record<string, unknown> {
  /** By what `<Show>`, `<Live>` and links know it; unique on its page. */
  readonly name: string;
  /** What its page has it show. */
  readonly given: ViewOf<Some>;
  /** How its page has it look. */
  readonly looks: ViewOf<Looks>;
}

/** A kind of figure: what is declared of it, and what follows. */
export interface FigureKind<Some extends Fields = Fields> extends Declared<Some> {
  /** A figure of this kind as a page's attributes have it. Throws an Error that says which of them is wrong. */
  place(attributes: Said): InPlace<Some>;
  /** The view that a link's parameters describe. Throws an Error that says which of them is wrong. */
  read(parameters: URLSearchParams): ViewOf<Some>;
  /** The view that a phrase asks for, over what the page gives. Throws an Error that says what of it is wrong. */
  over(given: ViewOf<Some>, said: Said): ViewOf<Some>;
  /** The view as a link's parameters; `read` is the inverse. */
  write(view: ViewOf<Some>): URLSearchParams;
  /** What of a view is no step: see `steps`. Equal for two views that differ in nothing else. */
  lasting(view: ViewOf<Some>): string;
  /** The link to what a page's attributes have it show, settled: the parameters of the playground, and of an embed. */
  link(attributes: Said): URLSearchParams;
}

/**
 * Declares a kind of figure:
 *
 *     export const kuhn = defineFigure({
 *       name: "kuhn",
 *       fields: { iterations: oneOf(["1", "10", "100"], "100") },
 *       opening: { iterations: 100 },
 *       facts: ({ iterations }) => kuhnFacts(learnKuhn(iterations)),
 *       component: () => import("./KuhnFigure.svelte"),
 *     });
 *
 * Its line in `src/figures/index.ts` makes it known.
 */
export function defineFigure<const Some extends Fields>(declared: Declared<Some>): FigureKind<Some> {
  const { name, fields, steps = ["at"], alternatives, linkSays = [], looks = {} } = declared;
  const unsaid = (parameters: URLSearchParams) =>
    linkSays.filter((field) => ![field, ...(fields[field].was ?? [])].some((one) => parameters.has(one)));
  const read = (said: Said) => readView(fields, said, alternatives);
  const write = (view: ViewOf<Some>) => writeView(fields, view);
  const unwalked: Fields = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !steps.includes(field)),
  );
  const told = new Map<string, Facts>();
  return {
    ...declared,
    write,
    lasting: (view) => writeView(unwalked, view as ViewOf<Fields>).toString(),
    facts(view) {
      const link = write(view).toString();
      const facts = told.get(link) ?? declared.facts(view);
      told.set(link, facts);
      return facts;
    },
    link(attributes) {
      const view = read(attributes);
      return new URLSearchParams([["figure", name], ...write(declared.settle?.(view) ?? view)]);
    },
    place(attributes) {
      checkNames({ ...fields, ...looks }, Object.keys(attributes), words.theFigure(name), everywhere);
      return {
        name: String(attributes.name ?? name),
        given: read(attributes),
        looks: readView(looks, attributes),
      };
    },
    read: (parameters) =>
      read({
        ...saidIn(fields, parameters),
        ...Object.fromEntries(unsaid(parameters).map((field) => [field, ""])),
      }),
    over(given, said) {
      checkNames(fields, Object.keys(said), words.viewOfFigure(name));
      return overView(fields, given, said, alternatives);
    },
  };
}
