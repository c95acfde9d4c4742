import { exactChances } from "../../kit/dice/exactChances.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import type { ChancesMessage, ChancesQuestion } from "./askChances.ts";

/** Works out what each choice wins, of one position after the other. */
answerQuestions<ChancesQuestion, ChancesMessage>(({ game, position }, tell) =>
  tell({ kind: "chances", chances: exactChances(game, position) }),
);
