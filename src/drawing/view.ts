/** Where a drawing stands in its frame: moved by (x, y) pixels and drawn k times as large. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The smallest scale at which labels can be read. */
const legible = 0.85;

/** The view that shows a drawing whole in a frame, or, where it would become illegible, its top at `smallest`. */
export function fitView(
  width: number,
  height: number,
  frame: { width: number; height: number },
  smallest = legible,
): View {
  const k = Math.min(1, Math.max(smallest, Math.min(frame.width / width, frame.height / height)));
  return { x: (frame.width - width * k) / 2, y: Math.max(0, (frame.height - height * k) / 2), k };
}

/** The view moved as little as needed to bring a point, with `room` pixels around it, into the frame. */
export function showPoint(
  view: View,
  x: number,
  y: number,
  frame: { width: number; height: number },
  room: number,
): View {
  const nudge = (at: number, size: number) => Math.max(0, room - at) - Math.max(0, at - (size - room));
  return {
    k: view.k,
    x: view.x + nudge(view.x + x * view.k, frame.width),
    y: view.y + nudge(view.y + y * view.k, frame.height),
  };
}

/**
 * The view moved as little as needed to bring a point of a drawing into the frame, with `room` pixels around it; along
 * an axis on which the whole drawing is in sight it is not moved at all.
 */
export function keepInSight(
  view: View,
  point: { x: number; y: number },
  content: { width: number; height: number },
  frame: { width: number; height: number },
  room: number,
): View {
  const near = showPoint(view, point.x, point.y, frame, room);
  const isWhole = (start: number, size: number, space: number) =>
    start > -1 && start + size * view.k < space + 1;
  return {
    k: view.k,
    x: isWhole(view.x, content.width, frame.width) ? view.x : near.x,
    y: isWhole(view.y, content.height, frame.height) ? view.y : near.y,
  };
}

/** The view zoomed about the middle of its frame. */
export function scaleView({ x, y, k }: View, factor: number, frame: { width: number; height: number }): View {
  const [middleX, middleY] = [frame.width / 2, frame.height / 2];
  return { x: middleX - (middleX - x) * factor, y: middleY - (middleY - y) * factor, k: k * factor };
}
