import type { GuideView } from "./guide.ts";
import { type Answer, guidePath, readAnswers, writeAnswers } from "./guidePath.ts";
import { knownGames } from "./knownGames.ts";

/** The answers that a reader has given, where they lead, and which of the games that have names they speak of. */
export class Guiding {
  /** The page's own view, to come back to. */
  readonly given: GuideView;
  answers = $state.raw<readonly Answer[]>([]);
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  /** The game whose answers were asked for by its name; several are answered for alike. */
  #picked = $state<string>();

  constructor(view: GuideView) {
    this.given = view;
    this.show(view);
  }

  readonly path = $derived.by(() => guidePath(this.answers));
  /** The name of the game that is answered for, if it is one. */
  readonly game: string | undefined = $derived.by(() => {
    const written = writeAnswers(this.answers);
    const alike = knownGames.filter((known) => known.answers === written);
    return (alike.find(({ name }) => name === this.#picked) ?? alike[0])?.name;
  });

  get view(): GuideView {
    return { answers: this.answers };
  }

  show(view: GuideView): void {
    this.answers = view.answers;
    this.notice = undefined;
    this.#picked = undefined;
  }

  reset = (): void => this.show(this.given);

  clear = (): void => this.show({ answers: readAnswers("") });

  /** Answers as this notebook does for a game that has a name. */
  pick({ name, answers }: (typeof knownGames)[number]): void {
    this.show({ answers: readAnswers(answers) });
    this.#picked = name;
  }

  answer(question: number, value: Answer): void {
    this.answers = this.answers.map((old, i) => (i === question ? value : old));
    this.#picked = undefined;
  }
}
