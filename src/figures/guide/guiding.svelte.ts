import { type Answer, type GuideView, guidePath, readAnswers, writeAnswers } from "./guide.ts";
import * as words from "./words.ts";

/** The answers that a reader has given, where they lead, and which of the games that have names they speak of. */
export class Guiding {
  /** The page's own view, to come back to. */
  readonly given: GuideView;
  answers = $state.raw<readonly Answer[]>([]);
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  /** The key of the game whose answers were asked for; several are answered for alike. */
  #picked = $state<string>();

  constructor(view: GuideView) {
    this.given = view;
    this.show(view);
  }

  readonly path = $derived.by(() => guidePath(this.answers));
  /** The game that is answered for, if it is one. */
  readonly known: (typeof knownGames)[number] | undefined = $derived.by(() => {
    const written = writeAnswers(this.answers);
    const alike = knownGames.filter((known) => known.answers === written);
    return alike.find(({ key }) => key === this.#picked) ?? alike[0];
  });

  /** What it is called. */
  get game(): string | undefined {
    return this.known?.name;
  }

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
  pick({ key, answers }: (typeof knownGames)[number]): void {
    this.show({ answers: readAnswers(answers) });
    this.#picked = key;
  }

  answer(question: number, value: Answer): void {
    this.answers = this.answers.map((old, i) => (i === question ? value : old));
    this.#picked = undefined;
  }
}

interface KnownGame {
  readonly key: string;
  readonly name: string;
  readonly answers: string;
}

/** Games that most readers know, and how this notebook answers for them. */
export const knownGames: readonly KnownGame[] = [
  { key: "ticTacToe", name: words.ticTacToe, answers: "yyyy" },
  { key: "connectFour", name: words.connectFour, answers: "yyyny" },
  { key: "chess", name: words.chess, answers: "yyyny" },
  { key: "go", name: words.go, answers: "yyynn" },
  { key: "backgammon", name: words.backgammon, answers: "yyynyy--" },
  { key: "twentyFortyEight", name: words.twentyFortyEight, answers: "yyynyy--" },
  { key: "poker", name: words.poker, answers: "yyn" },
  { key: "bridge", name: words.bridge, answers: "yyyy----" },
  { key: "ludo", name: words.ludo, answers: "yyn-----" },
  { key: "guard", name: words.guard, answers: "yn" },
  { key: "slotMachines", name: words.slotMachines, answers: "n" },
];
