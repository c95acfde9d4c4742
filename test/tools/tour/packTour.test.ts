import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Tour } from "../../../src/kit/tour/tour.ts";
import { packTour, unpackTour } from "../../../src/tools/tour/packTour.ts";
import { stopWords } from "../../../src/tools/tour/words.ts";

const tour: Tour = {
  title: "Alpha–beta, first hour",
  stops: [
    { view: "tree=%5B1%2C2%5D&algorithm=minimax&step=0", note: "Who moves here? ▲" },
    { view: "game=ticTacToe&position=XOXXOO...&algorithm=alphaBeta&step=4", note: "" },
  ],
};

describe("A packed tour", () => {
  it("comes back whole", async () => {
    expect(await unpackTour(await packTour(tour))).toEqual(tour);
  });

  it("needs no signs that a link must escape", async () => {
    expect(await packTour(tour)).toMatch(/^[\w-]+$/);
  });

  it("says so wherever it was cut short", async () => {
    const packed = await packTour(tour);
    for (let length = 0; length < packed.length; length += 7) {
      await expect(unpackTour(packed.slice(0, length))).rejects.toThrow("cut short or changed");
    }
  });

  it("names the step that is broken", async () => {
    const broken = { title: "", stops: [...tour.stops, { view: "tree=[1,2]&algorithm=guess", note: "" }] };
    await expect(packTour(broken).then(unpackTour)).rejects.toThrow(/step 3 is broken.*no algorithm "guess"/);
  });

  it("holds ten steps of a textbook's tree, each with a long note, in a link that can be passed on", async () => {
    const view = "tree=%5B%5B3%2C12%2C8%5D%2C%5B2%2C4%2C6%5D%2C%5B14%2C5%2C2%5D%5D&algorithm=alphaBeta&step=";
    const note = (i: number) =>
      `Step ${i}: MAX has something better already, so why should anybody look at the rest?`;
    const stops = Array.from({ length: 10 }, (_, i) => ({ view: `${view}${i}`, note: note(i) }));
    expect((await packTour({ title: "Ten", stops })).length).toBeLessThan(1000);
  });

  it("is no longer than a link, and unpacks to no more than a tour can hold", async () => {
    await expect(unpackTour("A".repeat(6001))).rejects.toThrow(
      "it has 6,001 characters, and no tour has more than 6,000",
    );
    const bomb = deflateSync(Buffer.alloc(4_000_000, " ")).toString("base64url");
    expect(bomb.length).toBeLessThan(6000);
    await expect(unpackTour(bomb)).rejects.toThrow("it unpacks to more than a tour can hold");
  });

  it("may hold steps of any figure that a link can name", async () => {
    const stops = [{ view: "figure=bandit&opponent=biased&rounds=12", note: "Which hand?" }];
    expect(await unpackTour(await packTour({ title: "", stops }))).toEqual({ title: "", stops });
    expect(stopWords(stops[0].view)).toBe("Learn by trying");
    const unknown = { title: "", stops: [{ view: "figure=dice", note: "" }] };
    await expect(packTour(unknown).then(unpackTour)).rejects.toThrow('there is no figure "dice"');
  });
});
