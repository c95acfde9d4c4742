import type { Component } from "svelte";
import type { Editor } from "./editor.svelte.ts";
import { fetchCountingUndrawn } from "./orders/lateCounting.ts";
import type { StepperState } from "./stepper.svelte.ts";

type DepthControl = typeof import("./DepthControl.svelte").default;

let DepthControlHere: DepthControl | undefined;

/** The control for a search's depth, where it is here already: only positions of games need it, and fetch it with their board. */
export const depthHere = (): DepthControl | undefined => DepthControlHere;

async function fetchDepth(): Promise<void> {
  DepthControlHere ??= (await import("./DepthControl.svelte")).default;
}

type Edits = typeof import("./lateEdits.ts");

let edits: Edits | undefined;

/**
 * The edits that few readers make, where they are here already. They come with the bar for editing, so that an edit is done
 * before the next key is heard: two quick presses are two edits, and Undo finds the one before it.
 */
export const editsHere = (): Edits | undefined => edits;

export async function fetchEdits(): Promise<Edits> {
  edits ??= await import("./lateEdits.ts");
  return edits;
}

type EditBar = typeof import("./EditBar.svelte").default;

let EditBarHere: EditBar | undefined;

/** The bar for editing, where it is here already: only who edits needs it. */
export const editBarHere = (): EditBar | undefined => EditBarHere;

export async function fetchEditBar(): Promise<EditBar> {
  const [bar] = await Promise.all([import("./EditBar.svelte"), fetchEdits()]);
  EditBarHere = bar.default;
  return EditBarHere;
}

type Panel = Component<{ stepper: StepperState; editor: Editor; editing?: boolean }>;

/** Panels that few figures show: fetched by those alone, before they are drawn. */
const loaders: Readonly<Record<string, () => Promise<{ default: Panel }>>> = {
  board: async () => {
    const [panel] = await Promise.all([import("./BoardPanel.svelte"), fetchDepth()]);
    return panel;
  },
  bets: () => import("./bets/BetsPanel.svelte"),
  table: () => import("./table/TablePanel.svelte"),
  orders: async () => {
    const [panel] = await Promise.all([import("./orders/OrdersPanel.svelte"), fetchCountingUndrawn()]);
    return panel;
  },
};

/** Those that are here, by name. */
export const latePanels: Record<string, Panel> = {};

/** Fetches the panels among these names that are not here yet. */
export async function fetchPanels(names: readonly string[] = Object.keys(loaders)): Promise<void> {
  const missing = names.filter((name) => name in loaders && !(name in latePanels));
  const found = await Promise.all(missing.map((name) => loaders[name]()));
  for (const [index, name] of missing.entries()) latePanels[name] = found[index].default;
}
