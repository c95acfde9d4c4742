/** The key that shows a hand. */
export const handKeys: Readonly<Record<string, string>> = {
  rock: "r",
  paper: "p",
  scissors: "s",
  Spock: "k",
  lizard: "l",
};
