import { parseTree, reorder, writeTree } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { betsHere, fetchBets } from "../../kit/bets/lateBets.ts";
import { factsAt } from "../../kit/facts/factsAt.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { flag, oneOf, onPages, optional, text } from "../../kit/figure/field.ts";
import type { Said, ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { runSetup } from "../../kit/run/run.ts";
import {
  openings,
  type Setup,
  setupAlternatives,
  setupFields,
  setupIn,
  stepField,
} from "../../kit/run/setup.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { findStep } from "../../trace/index.ts";
import { fetchChance } from "./lateChance.ts";
import { fetchEditBar, fetchPanels } from "./latePanels.ts";
import { fetchTable } from "./table/lateTable.ts";
import { orderTooLong } from "./words.ts";

/** Whatever can stand beside a stepper's tree. */
export const panelKinds = ["bets", "board", "code", "diff", "orders", "stack", "table"] as const;

/** The names in a list of panels. */
export const panelNames = (panels: string): readonly string[] => panels.split(",").map((name) => name.trim());

const fields = {
  ...setupFields,
  /** The step, by number or in the language of steps: see `findStep`. */
  at: stepField,
  /** The order that the tree's moves are put into first; a figure that shows it says the tree itself. */
  order: onPages(optional(oneOf(["given", "best", "worst"], "given"))),
  /** Values that the search has not read are shown. */
  reveal: flag(),
  /** The panel in front. */
  panel: optional(text()),
};
const looks = {
  /** What stands beside the tree, of `panelKinds`, separated by commas: what makes sense of code, diff, stack, board. */
  panels: text("code,diff,stack,board"),
  /** On paper the code stands below the tree, where it is in front: prose speaks of it. */
  printed: flag(),
  /** It opens with the editing bar. */
  edit: flag(),
  /** Values of unread leaves stay hidden. */
  secret: flag(),
  /** All there is stands ready, also what the chapter of its algorithm has not taught. */
  all: flag(),
  /** Each node says what it turned out to be: a PV, a cut or an all node. */
  kinds: flag(),
};
export type StepperLooks = typeof looks;
export type StepperFields = typeof fields;
export type StepperView = ViewOf<StepperFields>;

/** Finds the best and the worst order. It weighs something, and is not here before somebody asks. */
let finder: typeof import("./findOrder.ts") | undefined;

/** What the build alone asks for: in a browser the figure's own state tells it, and these need not be fetched. */
const told =
  import.meta.env?.SSR === false
    ? { facts: () => ({}) }
    : {
        facts(view: StepperView): Facts {
          const { setup, at } = settled(view);
          const run = runSetup(setup);
          const step = findStep(run.trace, at);
          return { ...factsAt(run, step), ...betsHere()?.betFacts(run, step) };
        },
        async still(view: StepperView): Promise<readonly string[]> {
          const { setup, at } = settled(view);
          return (await import("./still.ts")).stillOf(setup, at);
        },
        settle(view: StepperView): StepperView {
          const { setup, at } = settled(view);
          return { ...view, ...setup, at: String(findStep(runSetup(setup).trace, at)), order: undefined };
        },
      };

/** A depth-first search of a small tree or of a position, node by node, like a debugger. */
export const stepper = defineFigure({
  name: "stepper",
  fields,
  alternatives: setupAlternatives,
  looks,
  opening: {
    ...openings.stepper,
    at: "cutoff 1",
    panels: "code,diff,board,table,bets,orders,stack",
    all: true,
  },
  ...told,
  component: () => import("./StepperFigure.svelte"),
  prepare,
});

/** Fetches what few figures need: a game, a mistake, what shows a bet or a table, and panels. */
async function prepare({ panels = "", tree, game, algorithm, edit, order }: Said): Promise<void> {
  const others = panelNames(String(panels)).filter((panel) => panel !== "board");
  await Promise.all([
    fetchPanels(game === undefined ? others : [...others, "board"]),
    fetchGame(game as string | undefined),
    fetchSearch(algorithm as string | undefined),
    fetchBets(algorithm),
    fetchTable(algorithm),
    fetchChance(tree),
    (edit === true || edit === "yes") && fetchEditBar(),
    import.meta.env?.SSR !== false &&
      (order === "best" || order === "worst") &&
      import("./findOrder.ts").then((found) => {
        finder = found;
      }),
  ]);
}

/** The tree in the order that is asked for. */
function settled({ order, at, ...view }: StepperView): { setup: Setup; at: string } {
  const setup = setupIn(view);
  if (setup.tree === undefined || order === undefined || order === "given") return { setup, at };
  const tree = parseTree(setup.tree);
  const found = finder?.findOrder(tree, order);
  if (found) return { setup: { ...setup, tree: writeTree(reorder(tree, found)) }, at };
  throw new Error(orderTooLong(order));
}
