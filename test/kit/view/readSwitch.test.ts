import { expect, it } from "vitest";
import { readSwitch } from "../../../src/kit/view/readSwitch.ts";

const read = (link: string, usual?: boolean) => readSwitch(new URLSearchParams(link), "sooner", usual);

it("A switch is on, off, or as it usually is", () => {
  expect([read("sooner=yes"), read("sooner=no"), read(""), read("", true)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it("A switch that says anything else is refused by name", () => {
  expect(() => read("sooner=true")).toThrow('its sooner "true" is neither yes nor no');
});
