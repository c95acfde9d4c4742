import { untrack } from "svelte";

/** What a figure shows, and all that is told to its reader beside it: for figures that are no more than their view. */
export class FigureState<View> {
  view = $state.raw() as View;
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(given: () => View) {
    this.view = untrack(given);
  }

  show = (view: View): void => {
    this.view = view;
    this.notice = undefined;
  };
}
