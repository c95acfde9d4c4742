import type { TreeShape } from "../../drawing/wholeTree/tidyLayout.ts";
import type { TidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import { askIdleWorker } from "../../kit/worker/askIdleWorker.ts";
import type { Ask, Failed } from "../../kit/worker/askWorker.ts";
import type { ReadingColumns, WholeTreeColumns } from "../../trace/wholeTree/index.ts";
import type { Asked, Colouring, Marks } from "./askedTree.ts";

/** What a worker is to do: it hands over only what is wanted. */
export interface Question {
  readonly asked: Asked;
  readonly wants: {
    readonly tree: boolean;
    readonly reading: boolean;
    readonly marks: "reader" | "class" | undefined;
    /** The shape of a tree that is here already, to be laid out in branches. */
    readonly branches?: TreeShape | undefined;
  };
}

/** What is heard of it. */
export type WholeMessage =
  | { readonly kind: "growing"; readonly nodes: number }
  | { readonly kind: "reading"; readonly nodes: number }
  | ({ readonly kind: "marked"; readonly by: Colouring } & Marks)
  | { readonly kind: "placed"; readonly places: TidyPlaces }
  | { readonly kind: "tree"; readonly columns: WholeTreeColumns<unknown> }
  | { readonly kind: "ended"; readonly reading: ReadingColumns | undefined }
  | { readonly kind: "tooMany"; readonly limit: number };

/** Starts what is asked for and tells what becomes of it. */
export type StartWhole = Ask<Question, WholeMessage | Failed>;

export const startInWorker: StartWhole = askIdleWorker(
  () => new Worker(new URL("./wholeWorker.ts", import.meta.url), { type: "module" }),
  ["ended", "tooMany"],
);
