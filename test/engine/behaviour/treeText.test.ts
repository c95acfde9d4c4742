import { describe, expect, it } from "vitest";
import {
  guardLeaves,
  guardTree,
  readBehaviour,
  writeBehaviour,
} from "../../../src/engine/behaviour/index.ts";

const read = (text: string) => readBehaviour(text, guardLeaves);

describe("Written behaviour trees", () => {
  it.each([
    "sees",
    "sequence(sees, run)",
    "selector*(chase = sequence(sees, note, run), sequence*(first, look))",
    "parallel 2(first, invert(sees), repeat 3(look))",
    writeBehaviour(guardTree(), guardLeaves),
  ])("come back as they were: %s", (text) => {
    expect(writeBehaviour(read(text), guardLeaves)).toBe(text);
  });

  it("are the trees that builders build", () => {
    expect(read(writeBehaviour(guardTree(4), guardLeaves))).toEqual(guardTree(4));
  });

  it("may be set over several lines", () => {
    expect(read("sequence(\n  sees,\n  run\n)")).toEqual(read("sequence(sees, run)"));
  });

  it.each([
    ["", "Character 1: expected a node"],
    ["flee", 'Character 1: "flee" is none of sees, remembers'],
    ["sequence()", "Character 10: expected a node"],
    ["sequence(sees, )", "Character 16: expected a node"],
    ["sequence(sees run)", 'Character 10: "sees run" is none of'],
    ["sequence(sees", 'Character 14: expected "," or ")"'],
    ["sequence(sees) run", 'Character 16: "run" follows the tree'],
    ["=sequence(sees)", 'Character 1: expected a name before "="'],
    ["repeat 99999999999999999999999(sees)", 'Character 1: "repeat" takes a number of nine digits at most'],
    ["loop(sees)", 'Character 1: "loop" is no kind of node with children'],
    ["invert(sees, run)", "Character 18: invert has one child, not 2"],
    ["parallel 3(sees, run)", "Character 10: parallel: successes must be a whole number from 1 to 2, not 3"],
    ["timeout 0(run)", "Character 9: timeout: ticks must be a whole number, 1 or more, not 0"],
    [
      "sequence(sees, spin = repeat 0 (run))",
      "Character 30: spin: times must be a whole number, 1 or more, not 0",
    ],
  ])('say what is wrong with "%s"', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it("are not written with leaves that have no word", () => {
    expect(() => writeBehaviour({ ...guardLeaves.run, name: "flee" }, guardLeaves)).toThrow(
      '"flee" has no word of its own',
    );
  });
});
