import { fetchGame } from "../../games/namedGame.ts";
import {
  type Conventions,
  conventionalSetup,
  isOwn,
  noSuchStep,
  own,
} from "../../kit/conventions/conventions.ts";
import { conventionsHere } from "../../kit/conventions/keepConventions.ts";
import { settingOver } from "../../kit/facts/settingOver.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { readSetup, sameSetup } from "../../kit/run/setup.ts";
import { readSwitch } from "../../kit/view/readSwitch.ts";
import type { Editor, Order } from "./editor.svelte.ts";
import { fetchPanels } from "./latePanels.ts";
import type { StepperState } from "./stepper.svelte.ts";

/** What the page around a stepper asks of it: its prose, the link it was opened by, and the reader's own book. */
export class PageRequests {
  /** What the reader's book does otherwise. The server draws the notebook's own; a figure awake follows the book. */
  conventions = $state.raw<Conventions>(own);
  readonly #stepper: StepperState;
  readonly #editor: Editor;
  /** The step that the chapter opens the figure at. */
  readonly #at: string;

  constructor(stepper: StepperState, editor: Editor, at: string) {
    this.#stepper = stepper;
    this.#editor = editor;
    this.#at = at;
  }

  /** Prose speaks of the chapter's own tree: whatever the reader made of it gives way, and can be had back by undo. */
  async show({ order, at, view, reveal = false, ...setting }: Setting): Promise<void> {
    const stepper = this.#stepper;
    if (view !== undefined) {
      stepper.notice = undefined;
      return this.#open(new URLSearchParams(view));
    }
    const setup = conventionalSetup(settingOver(stepper.given, setting), this.conventions);
    if (setup.game !== undefined) await Promise.all([fetchPanels(["board"]), fetchGame(setup.game)]);
    if (!sameSetup(setup, stepper.setup)) await this.#editor.change(setup);
    if (order !== undefined && order !== "given") await this.#editor.reorder(order as Order);
    if (at !== undefined) this.#goToNamed(at);
    stepper.reveal = reveal;
  }

  open(parameters: URLSearchParams): Promise<void> {
    this.conventions = conventionsHere(location.search);
    return this.#open(parameters);
  }

  /** Searches what the chapter shows as the reader's book would. */
  followBook = async (): Promise<void> => {
    const stepper = this.#stepper;
    this.conventions = conventionsHere(location.search);
    const setup = conventionalSetup(stepper.given, this.conventions);
    if (sameSetup(setup, stepper.setup) || !(await stepper.apply({ setup }))) return;
    this.#goToNamed(this.#at);
    stepper.origin = stepper.view;
  };

  async #open(parameters: URLSearchParams): Promise<void> {
    const game = parameters.get("game");
    if (game !== null) await Promise.all([fetchPanels(["board"]), fetchGame(game)]);
    await this.#stepper.open(() => readSetup(parameters));
    this.#stepper.reveal = readSwitch(parameters, "reveal");
  }

  /** Prose names steps of the notebook's own searches; by the book's conventions there may be no such step. */
  #goToNamed(at: string): void {
    const stepper = this.#stepper;
    try {
      stepper.goToNamed(at);
    } catch (error) {
      if (isOwn(this.conventions)) throw error;
      stepper.last();
      stepper.notice = noSuchStep;
    }
  }
}
