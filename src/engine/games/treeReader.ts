import type { Refusal } from "../refusal.ts";
import { deepestTree, largestTree } from "./tree.ts";
import { placeInText, TreeSyntaxError } from "./treeSyntaxError.ts";
import type { Hint, Wanted } from "./treeWords.ts";
import * as words from "./treeWords.ts";

/** A leaf, a list of children, or whatever else a node may be. */
type Read<Special> = number | readonly Read<Special>[] | Special;

/** `[[3,12,8],[2,4,6]]` and `((3 12 8) (2 4 6))`. One text keeps to one of them. */
const notations = [
  { open: "[", close: "]", commas: true },
  { open: "(", close: ")", commas: false },
] as const;

/** A minus may be the hyphen of a keyboard or the sign of a printed text. */
const numeral = /^[+\-−]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+\-−]?\d+)?$/i;
/** Both look from where `lastIndex` is set to. */
const blanks = /\s*/y;
const mark = /[[\](){}:,]|[^\s[\](){}:,]+/y;

/** Reads one text. What else than a value or a list a node may be is read by a class below this one. */
export class TreeReader<Special = never> {
  readonly #text: string;
  protected offset = 0;
  #nodes = 0;
  /** What `next` found last, and where: most is asked for several times. */
  #token = "";
  #tokenAt = -1;
  /** Settled by the first bracket. */
  #notation: (typeof notations)[number] | undefined;
  /** The offsets of the brackets that are still open. */
  readonly #open: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Read<Special> {
    const tree = this.node();
    if (this.next() !== "") this.refuse("nothing");
    return tree;
  }

  /** The bracket that begins nodes of another kind. */
  protected get special(): string | undefined {
    return undefined;
  }

  /** A node of another kind; its bracket is still to be stepped over. */
  protected readSpecial(): Special {
    return this.refuse(this.#value);
  }

  protected node(): Read<Special> {
    const token = this.next();
    if (++this.#nodes > largestTree) this.stop(words, "oneNodeMore", largestTree);
    this.#notation ??= notations.find(({ open }) => open === token);
    if (token !== "" && token === this.#notation?.open) return this.#children();
    if (token === this.special) return this.readSpecial();
    if (!numeral.test(token)) this.refuse(this.#value);
    const value = Number(token.replaceAll("−", "-"));
    if (!Number.isFinite(value)) this.refuse("finite");
    this.offset += token.length;
    // Adding 0 makes a −0 plain.
    return value + 0;
  }

  #children(): Read<Special>[] {
    this.begin();
    const { close } = this.#notation!;
    if (this.next() === close) this.refuse(this.#value, "childless");
    const children: Read<Special>[] = [];
    do children.push(this.node());
    while (this.another(close, this.#value));
    return children;
  }

  /** Steps over the bracket that begins a node. */
  protected begin(): void {
    if (this.#open.length === deepestTree) this.stop(words, "onePlyMore", deepestTree);
    this.#open.push(this.offset++);
  }

  /**
   * Steps over what parts two parts of a node, or over the bracket that closes it: then there is no other. `wanted` is what
   * the next one may begin with.
   */
  protected another(close: string, wanted: readonly string[]): boolean {
    const token = this.next();
    if (token === close) {
      this.offset++;
      this.#open.pop();
      return false;
    }
    // A special node may come before any bracket that settles it.
    if (token !== "") this.#notation ??= notations.find(({ commas }) => commas === (token === ","));
    if (this.#notation?.commas ?? true) {
      if (token !== ",") this.refuse([",", close], this.#lacksComma(token) ? "commas" : undefined);
      this.offset++;
      if (this.next() === close) this.refuse(wanted, "comma");
    } else if (["", ",", "[", "]"].includes(token)) {
      this.refuse([...wanted, close]);
    }
    return true;
  }

  /** The bracket, comma or word that begins after the blanks here, not yet stepped over; "" where the text ends. */
  protected next(): string {
    if (this.offset === this.#tokenAt) return this.#token;
    blanks.lastIndex = this.offset;
    blanks.test(this.#text);
    this.offset = blanks.lastIndex;
    mark.lastIndex = this.offset;
    this.#token = mark.exec(this.#text)?.[0] ?? "";
    this.#tokenAt = this.offset;
    return this.#token;
  }

  get #value(): readonly string[] {
    const brackets = this.#notation === undefined ? ["[", "("] : [this.#notation.open];
    return ["value", ...brackets, ...(this.special === undefined ? [] : [this.special])];
  }

  protected refuse(wanted: Wanted, hint = this.#hint()): never {
    const token = this.next();
    this.stop(words, "unexpected", wanted, this.#text.trim() === "" ? undefined : shortened(token), hint);
  }

  /** What the token here most likely means, where that helps. */
  #hint(): Hint | undefined {
    const token = this.next();
    const opener = this.#open.at(-1);
    if (token === "" && opener !== undefined) {
      return { open: this.#text[opener], ...placeInText(this.#text, opener) };
    }
    if ((token === "{" || token === "}") && this.special !== "{") return "chanceless";
    if (opener === undefined || token === "") return undefined;
    if (token === "," && !this.#notation?.commas) return "blanks";
    const foreign = notations.find((notation) => notation !== this.#notation);
    const mixed = this.#notation && (token === foreign?.open || token === foreign?.close);
    return mixed ? "mixed" : undefined;
  }

  /** Whether a child of a node in square brackets begins here, with nothing between it and the one before. */
  #lacksComma(token: string): boolean {
    return (
      this.#text[this.#open.at(-1)!] === "[" && (["[", this.special].includes(token) || numeral.test(token))
    );
  }

  protected stop<Words extends Readonly<Record<string, unknown>>, Code extends keyof Words & string>(
    from: Words,
    code: Code,
    ...data: Refusal<Words, Code>["data"]
  ): never {
    throw new TreeSyntaxError(this.#text, this.offset, from, code, ...data);
  }
}

/** What was found, cut where it is long. */
export const shortened = (token: string): string => (token.length > 20 ? `${token.slice(0, 20)}…` : token);
