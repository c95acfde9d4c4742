import type { Hindrance } from "./fetchVersion.ts";

/** What pages ask of the worker: to tell what is kept, to fetch what is missing, and to take the place of an older one now. */
export type Asked = "tell" | "save" | "reign";

/** What the worker tells pages. Numbers are bytes as they are kept. */
export type Told =
  | { readonly offline: "missing" }
  | { readonly offline: "fetching"; readonly done: number; readonly of: number }
  | { readonly offline: "hindered"; readonly by: Hindrance; readonly done: number; readonly of: number }
  | {
      readonly offline: "kept";
      readonly of: number;
      /** The page that hears it is the first to be of this version, after another. */
      readonly renewed: boolean;
    };

export const isTold = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && "offline" in data;
