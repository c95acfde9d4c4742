/** Games that most readers know, and how this notebook answers for them. */
export const knownGames: readonly { readonly name: string; readonly answers: string }[] = [
  { name: "tic-tac-toe", answers: "yyyy" },
  { name: "Connect Four", answers: "yyyny" },
  { name: "chess", answers: "yyyny" },
  { name: "Go", answers: "yyynn" },
  { name: "poker", answers: "yyn" },
  { name: "a guard", answers: "yn" },
  { name: "slot machines", answers: "n" },
];
