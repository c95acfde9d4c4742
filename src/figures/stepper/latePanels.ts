import type { Component } from "svelte";
import type { Editor } from "./editor.svelte.ts";
import { fetchDepth } from "./lateDepth.ts";
import { fetchCountingUndrawn } from "./orders/lateCounting.ts";
import type { StepperState } from "./stepper.svelte.ts";

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
