import { expect, it } from "vitest";
import { deviations, looks } from "../../bench/sequentialMatch.ts";
import { random } from "../../src/engine/index.ts";

it("Five looks at two equal players find one of them stronger 5 times in 100", () => {
  const { next } = random("looks");
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const walks = 200_000;
  let deceived = 0;
  for (let walk = 0; walk < walks; walk++) {
    let sum = 0;
    for (let look = 1; look <= looks; look++) {
      sum += normal();
      if (Math.abs(sum) > deviations * Math.sqrt(look)) {
        deceived++;
        break;
      }
    }
  }
  // Four standard errors of the estimate.
  expect(Math.abs(deceived / walks - 0.05)).toBeLessThan(0.002);
});
