import { expect, it } from "vitest";
import { readEmbedLook } from "../../../src/tools/embed/embedLook.ts";

const read = (link: string) => readEmbedLook(new URLSearchParams(link));

it("A link that says nothing of it gets a stepper with its controls and its usual panels", () => {
  expect(read("tree=[1,2]")).toEqual({ figure: "stepper", controls: true, panels: undefined, quiz: false });
});

it("Controls, panels and the quiz are named by the link", () => {
  const look = read("figure=stepper&controls=no&panels=code,stack&quiz=yes");
  expect(look).toEqual({ figure: "stepper", controls: false, panels: "code,stack", quiz: true });
  expect(read("panels=none").panels).toBe("");
});

it.each([
  ["figure=telescope", 'there is no figure "telescope"'],
  ["controls=perhaps", 'its controls "perhaps" is neither yes nor no'],
  ["quiz=1", 'its quiz "1" is neither yes nor no'],
  ["panels=code,stak", 'there is no panel "stak"; there are bets, board, code'],
  ["theme=neon", 'its theme "neon" is neither light, dark nor auto'],
  ["figure=grow&quiz=yes", 'there is no quiz on the figure "grow"'],
])("The link %s is refused with what is wrong in it", (link, message) => {
  expect(() => read(link)).toThrow(message);
});
