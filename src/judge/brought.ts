import { random } from "../engine/index.ts";
import { md5 } from "../engine/md5.ts";
import { js } from "../mistakes/js.ts";

/**
 * What some mistakes call besides the game, and the game brings along for them: chances by a seed, a clock, and digests of
 * texts.
 */
export interface Brought {
  readonly random: typeof random;
  /** In whole seconds. It stands still at 0, so that a program does the same whenever it is judged. */
  readonly clock: () => number;
  readonly digest: (text: string) => string;
}

/** A game with all of this; `digested` is told how many characters each text has that is made a digest of. */
export const bringAlong = <Whole extends object>(
  game: Whole,
  digested: (characters: number) => void = () => {},
): Whole & Brought => ({
  ...game,
  random,
  clock: () => 0,
  digest(text) {
    digested(text.length);
    return md5(text);
  },
});

/** How a program gets what it names of this, by the names. */
export const broughtText: Readonly<Record<keyof Brought, string>> = {
  random: js`const { random } = game;`,
  clock: js`const { clock } = game;`,
  digest: js`const { digest } = game;`,
};
