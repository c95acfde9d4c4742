import { expect, test } from "vitest";
import { titleInSentence } from "../../src/listing/words.ts";

test("A title loses its capital in a sentence, a name does not", () => {
  expect(titleInSentence("alphaBeta")).toBe("alpha–beta");
  expect(titleInSentence("failHard")).toBe("fail-hard alpha–beta");
  expect(titleInSentence("negaScout")).toBe("NegaScout");
  expect(titleInSentence("mtdf")).toBe("MTD(f)");
});
