import type { FairnessView } from "../../../src/figures/fairness/fairness.ts";
import type { MeasureMessage, StartMeasuring } from "../../../src/figures/fairness/measuring.svelte.ts";

/** A worker that says what it is told to, when it is told to. */
export class ManualMeasuring {
  /** All that were started, the latest last. */
  static readonly started: ManualMeasuring[] = [];
  readonly view: FairnessView;
  stopped = false;
  readonly #tell: (message: MeasureMessage) => void;

  constructor(view: FairnessView, tell: (message: MeasureMessage) => void) {
    this.view = view;
    this.#tell = tell;
  }

  static readonly start: StartMeasuring = (view, tell) => {
    const started = new ManualMeasuring(view, tell);
    ManualMeasuring.started.push(started);
    return () => {
      started.stopped = true;
    };
  };

  static get latest(): ManualMeasuring {
    return ManualMeasuring.started[ManualMeasuring.started.length - 1];
  }

  /** One that was stopped is not heard. */
  say(message: MeasureMessage): void {
    if (!this.stopped) this.#tell(message);
  }
}
