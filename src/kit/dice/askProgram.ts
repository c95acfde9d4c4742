import type { DiceGame } from "./diceGames.ts";
import type { DiceProgram } from "./diceProgram.ts";

/** What a reader's program is asked: for a choice in a position, as the game writes it. */
export interface ProgramQuestion {
  readonly game: DiceGame;
  readonly position: string;
  readonly program: DiceProgram;
  readonly depth: number;
}

/** What it chose, as the game writes it; or why there is no choice: a sentence. */
export type ProgramMessage =
  | { readonly kind: "chose"; readonly move: string }
  | { readonly kind: "none"; readonly why: string };

/** Has a program choose, and tells what came of it. The function it returns ends it at once, in silence. */
export type AskProgram = (question: ProgramQuestion, tell: (message: ProgramMessage) => void) => () => void;

/** A program runs in a sandbox, whose code those alone fetch who play against one. */
export const askProgram: AskProgram = (question, tell) => {
  let isOver = false;
  const player = import("./programChoice.ts");
  player
    .then(({ programChoice }) => (isOver ? undefined : programChoice(question)))
    .catch((error): ProgramMessage => ({ kind: "none", why: String(error) }))
    .then((message) => {
      if (isOver || message === undefined) return;
      isOver = true;
      tell(message);
    });
  return () => {
    if (isOver) return;
    isOver = true;
    // What was begun is ended; what never came has nothing to end.
    player.then(({ endProgram }) => endProgram()).catch(() => {});
  };
};
