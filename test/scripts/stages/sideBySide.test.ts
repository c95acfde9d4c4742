import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { sideBySide } from "../../../scripts/stages/sideBySide.ts";

describe("sideBySide", () => {
  it("waits for all jobs, and names everything that went wrong", async () => {
    const ended: string[] = [];
    const job = async (name: string, milliseconds: number, fails = false) => {
      await pause(milliseconds);
      ended.push(name);
      if (fails) throw new Error(`${name} failed`);
    };
    await sideBySide([job("slow", 20), job("quick", 1)]);
    expect(ended).toEqual(["quick", "slow"]);
    await expect(sideBySide([job("one", 1, true), job("two", 10), job("three", 20, true)])).rejects.toThrow(
      "one failed\nthree failed",
    );
    expect(ended.slice(2)).toEqual(["one", "two", "three"]);
  });
});
