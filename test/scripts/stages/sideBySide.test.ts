import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { sideBySide } from "../../../scripts/stages/sideBySide.ts";

describe("sideBySide", () => {
  it("waits for all jobs, and names everything that went wrong", async () => {
    const ended: string[] = [];
    /** Ends when another one has ended, however busy the machine. */
    const job = async (name: string, before: Promise<void> = pause(1), fails = false) => {
      await before.catch(() => {});
      ended.push(name);
      if (fails) throw new Error(`${name} failed`);
    };
    const quick = job("quick");
    await sideBySide([job("slow", quick), quick]);
    expect(ended).toEqual(["quick", "slow"]);
    const one = job("one", undefined, true);
    const two = job("two", one);
    await expect(sideBySide([one, two, job("three", two, true)])).rejects.toThrow("one failed\nthree failed");
    expect(ended.slice(2)).toEqual(["one", "two", "three"]);
  });
});
