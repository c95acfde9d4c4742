/** Kinds of nodes that are drawn in a shape of their own. */
export type BehaviourShape = "sequence" | "selector" | "parallel" | "decorator" | "condition" | "action";

/**
 * The outline of a node around (0, 0), as path data: a sequence points onward, a selector has its corners cut, a
 * parallel leans, a decorator is pointed at both ends, a condition is round, an action square.
 */
export function behaviourShape(shape: BehaviourShape, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const tip = Math.min(12, h / 2);
  const closed = (...points: readonly (readonly [number, number])[]) => `M${points.join("L")}Z`;
  switch (shape) {
    case "sequence":
      return closed([-w, -h], [w - tip, -h], [w, 0], [w - tip, h], [-w, h]);
    case "selector":
      return closed(
        [-w + tip, -h],
        [w - tip, -h],
        [w, -h + tip],
        [w, h - tip],
        [w - tip, h],
        [-w + tip, h],
        [-w, h - tip],
        [-w, -h + tip],
      );
    case "parallel":
      return closed([-w + tip, -h], [w, -h], [w - tip, h], [-w, h]);
    case "decorator":
      return closed([-w + tip, -h], [w - tip, -h], [w, 0], [w - tip, h], [-w + tip, h], [-w, 0]);
    case "condition":
      return `M${-w + h},${-h}H${w - h}A${h},${h},0,0,1,${w - h},${h}H${-w + h}A${h},${h},0,0,1,${-w + h},${-h}Z`;
    default:
      return closed([-w, -h], [w, -h], [w, h], [-w, h]);
  }
}
