import type { AnyGame } from "../../engine/game.ts";
import type { Random } from "../../engine/index.ts";
import type { Brought } from "../brought.ts";
import type { MakeProgram, Watch } from "../program.ts";
import { namesOfVisit, pythonText } from "./pythonText.ts";
import { surroundings } from "./surroundings.ts";

/** What is no number comes from Python as Python writes it, and is to be shown so. */
const asWritten = (returned: unknown): unknown =>
  typeof returned === "string" ? { toString: () => returned } : returned;

/** What is used of MicroPython: the text that it runs, and the names that it shares with JavaScript. */
export interface Python {
  runPython(text: string): unknown;
  registerJsModule(name: string, module: object): void;
  // biome-ignore lint/suspicious/noExplicitAny: Python says what they are.
  readonly globals: { get(name: string): any };
}

/** How MicroPython is opened: room for a table's entries, and for calls as deep as its stack lets them be. */
export const pythonOptions = { heapsize: 8 << 20, pystack: 16_384, stdout: () => {}, stderr: () => {} };

/** What Python throws, as it says it: the error's name, its message, and in which line of the reader's text, from 1. */
export class PythonFault extends Error {
  readonly line: number | undefined;

  constructor(type: string, told: string) {
    // What was told ends with the error's name and message, behind all the calls that go on.
    const said = told.slice(Math.max(0, told.lastIndexOf(`\n${type}: `)) + type.length + 2);
    super(said.replace(/^: /, "").trim());
    this.name = type;
    const line = [...told.matchAll(/File "program\.py", line (\d+)/g)].at(-1)?.[1];
    this.line = line === undefined ? undefined : Number(line);
  }
}

/** Programs of one text in one interpreter: each is made with nothing remembered of those before. */
export interface PythonProgram {
  /** What is wrong with the text before it is run; undefined where it can be. */
  readonly fault: PythonFault | undefined;
  readonly make: MakeProgram<unknown, number>;
}

/** Makes programs of what a reader wrote in Python. An interpreter serves one text at a time. */
export function pythonProgram(python: Python, written: string): PythonProgram {
  const host = new Host();
  python.registerJsModule("host", host.answers);
  python.runPython(surroundings);
  const named = (name: string) => python.globals.get(name);
  const text = pythonText(written);
  const names = namesOfVisit(text);
  // A search without a window is called without one, as JavaScript lets it be.
  const isOpen = names.length < 2 || names.some((name) => name.startsWith("*"));
  const most = isOpen ? Infinity : names.length;
  const [read, begin, visit, chooses, choose] = ["read", "begin", "visit", "chooses", "choose_move"].map(
    (name) => told(named(`_${name}`)),
  );
  return {
    fault: faultOf(() => read(text, names.join(" "))),
    make(game, watch) {
      host.begin(game, watch);
      begin();
      return {
        visit: (position, ...given) => visit(...[host.hold(position), ...given].slice(0, most)),
        chooseMove: chooses() ? (position, depth) => choose(host.hold(position), depth) : undefined,
      };
    },
  };
}

type Call = (...given: unknown[]) => unknown;

/** A function of Python's that throws what Python tells. */
export const told =
  (call: Call): Call =>
  (...given) => {
    try {
      return call(...given);
    } catch (error) {
      const { type, message } = Object(error);
      throw typeof type === "string" ? new PythonFault(type, message) : error;
    }
  };

/** What Python says of a text that cannot be read. */
export function faultOf(act: () => void): PythonFault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof PythonFault) return error;
    throw error;
  }
}

/** What Python asks of the game and tells of the program. Positions go over as numbers, moves as text. */
export class Host {
  #game!: AnyGame<unknown, number> & Partial<Brought>;
  #watch!: Watch<unknown>;
  #positions: unknown[] = [];
  #chances: Random[] = [];
  #fault = "";

  begin(game: AnyGame<unknown, number>, watch: Watch<unknown>): void {
    this.#game = game;
    this.#watch = watch;
    this.#positions = [];
    this.#chances = [];
  }

  hold(position: unknown): number {
    return this.#positions.push(position) - 1;
  }

  readonly #at = (handle: unknown): unknown => {
    const position = this.#positions[handle as number];
    if (position === undefined) throw new TypeError(String(handle));
    return position;
  };

  /** What the game brings along, where it does: what is thrown of it otherwise is told as Python's. */
  get #brought(): Brought {
    return this.#game as unknown as Brought;
  }

  /** The answer, or false where there is none: nothing that is thrown may pass through Python. */
  readonly #try =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Answer) =>
    (...given: Given): Answer | false => {
      try {
        return ask(...given);
      } catch (error) {
        this.#fault = Object(error).message;
        return false;
      }
    };

  /** True where the program is to be stopped. */
  readonly #stops =
    <Given extends unknown[]>(tell: (...given: Given) => void) =>
    (...given: Given): boolean => {
      try {
        tell(...given);
        return false;
      } catch {
        return true;
      }
    };

  readonly answers = {
    fault: () => this.#fault,
    outcome: this.#try((handle) => this.#game.outcome(this.#at(handle)) ?? null),
    evaluate: this.#try((handle) => this.#game.evaluate(this.#at(handle))),
    turn: this.#try((handle) => this.#game.turn(this.#at(handle))),
    moves: this.#try((handle) => this.#game.moves(this.#at(handle)).join(" ")),
    play: this.#try((handle, move: number) => this.hold(this.#game.play(this.#at(handle), move))),
    // A game without chance has none: Python is told so.
    chances: this.#try((handle) => this.#game.chances!(this.#at(handle))),
    key: this.#try((handle) => String(this.#game.key(this.#at(handle)))),
    least: () => this.#game.range[0],
    most: () => this.#game.range[1],
    chance: this.#try((seed: number) => this.#chances.push(this.#brought.random(seed)) - 1),
    next: this.#try((chance: number) => this.#chances[chance].next()),
    clock: this.#try(() => this.#brought.clock()),
    digest: this.#try((text: string) => this.#brought.digest(text)),
    enter: this.#stops((handle: number, ...given: unknown[]) =>
      this.#watch.enter(this.#positions[handle], given[0], given.slice(1)),
    ),
    leave: this.#stops((returned) => this.#watch.leave(asWritten(returned))),
  };
}
