import type { TidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import type { Failed } from "../../kit/worker/askWorker.ts";
import { type ReadingColumns, WholeTree } from "../../trace/wholeTree/index.ts";
import type { Asked, Colouring, Marks } from "./askedTree.ts";
import type { Question, StartWhole, WholeMessage } from "./startWhole.ts";

/** Marks of nodes, and what they were asked for. */
export interface MarksOf extends Marks {
  readonly by: Colouring;
  readonly asked: Asked;
}

/** Of what was wanted, all of it. */
export interface Grown {
  readonly tree: WholeTree<unknown> | undefined;
  readonly reading: ReadingColumns | undefined;
  readonly marks: MarksOf | undefined;
  readonly places: TidyPlaces | undefined;
}

/** Why nothing came of it. */
export type NotGrown = Failed | Extract<WholeMessage, { kind: "tooMany" }>;

/** How far a worker is that grows a tree and reads it. Another question ends the one before. */
export class Growing {
  readonly #start: StartWhole;
  #stop: (() => void) | undefined;
  progress = $state.raw<{ readonly phase: "growing" | "reading"; readonly nodes: number }>();
  cancelled = $state(false);

  constructor(start: StartWhole) {
    this.#start = start;
  }

  ask(question: Question, done: (grown: Grown) => void, fail: (why: NotGrown) => void): void {
    this.#stop?.();
    this.cancelled = false;
    this.progress = { phase: "growing", nodes: 0 };
    let tree: WholeTree<unknown> | undefined;
    let marks: MarksOf | undefined;
    let places: TidyPlaces | undefined;
    this.#stop = this.#start(question, (message) => {
      if (message.kind === "growing" || message.kind === "reading")
        this.progress = { phase: message.kind, nodes: message.nodes };
      else if (message.kind === "marked") marks = { ...message, asked: question.asked };
      else if (message.kind === "placed") places = message.places;
      else if (message.kind === "tree") tree = new WholeTree(message.columns);
      else if (message.kind === "ended") {
        this.#end();
        done({ tree, marks, places, reading: message.reading });
      } else if (message.kind === "tooMany" || message.kind === "failed") {
        this.#end();
        fail(message);
      }
    });
  }

  cancel(): void {
    if (this.progress) this.cancelled = true;
    this.drop();
  }

  /** Ends what runs, in silence: nobody waits for it any more. */
  drop(): void {
    this.#stop?.();
    this.#end();
  }

  #end(): void {
    this.progress = undefined;
    this.#stop = undefined;
  }
}
