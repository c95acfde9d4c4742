import { inset, type Outside, type Sight } from "../../kit/tree/pathOutside.ts";

/** From the middle of one node at the edge to the next: as wide as a finger. */
export const fingerStep = 44;

/**
 * The nodes of one row that can be pressed next and are not in sight, given from left to right, each brought to the edge it
 * lies beyond, in their order: the outermost stands where a single one would. One that would be covered by these goes there, too.
 */
export function aheadOutside(
  ahead: readonly number[],
  { x, y, view, left, right, height }: Sight,
): Outside[] {
  const across = (id: number) => view.x + x[id] * view.k;
  const down = (id: number) => view.y + y[id] * view.k;
  const inRow = ahead.filter((id) => down(id) >= 0 && down(id) <= height);
  let [onLeft, onRight] = [0, 0];
  const isBehind = (id: number) =>
    across(id) < (onLeft === 0 ? left : left + inset.left + onLeft * fingerStep);
  while (onLeft < inRow.length && isBehind(inRow[onLeft])) onLeft++;
  const isBeyond = (id: number) =>
    across(id) > (onRight === 0 ? right : right - inset.right - onRight * fingerStep);
  while (onRight < inRow.length - onLeft && isBeyond(inRow[inRow.length - 1 - onRight])) onRight++;
  return inRow.flatMap((id, place): Outside[] => {
    const fromRight = inRow.length - 1 - place;
    if (place < onLeft) return [{ id, x: left + inset.left + place * fingerStep, y: down(id), to: "left" }];
    return fromRight < onRight
      ? [{ id, x: right - inset.right - fromRight * fingerStep, y: down(id), to: "right" }]
      : [];
  });
}
