/** What one bar stands for: a count of leaves, or a span of counts where there are too many for a bar each. */
export interface CountOfOrders {
  readonly leaves: number;
  readonly orders: number;
}

export interface OrderBarShape {
  /** The least and the greatest number of leaves it stands for. */
  readonly from: number;
  readonly to: number;
  readonly orders: number;
  readonly x: number;
  readonly width: number;
  /** Top of the bar; it stands on `height`. */
  readonly y: number;
}

interface OrderBars {
  readonly bars: readonly OrderBarShape[];
  /** Where a number of leaves lies, between the middles of the bars. */
  readonly at: (leaves: number) => number;
}

/** A bar with less room than this could not be hit by a finger, nor its number be read. */
const narrowest = 24;

/** The share of a bar's place that is air. */
const air = 0.26;
const widest = 62;

/**
 * A histogram of what orders cost, in pixels: every number of leaves from the fewest to the most has its place, also
 * where no order was found. `counts` ascend by leaves. Bars stand on `height`; an order or more is at least 2 high.
 * Plain arithmetic: d3's scales would weigh more than all the rest of the panel.
 */
export function orderBars(counts: readonly CountOfOrders[], width: number, height: number): OrderBars {
  const [least, most] = [counts[0].leaves, counts[counts.length - 1].leaves];
  const room = Math.max(1, Math.floor(width / narrowest));
  const span = Math.ceil((most - least + 1) / room);
  const sums = Array.from({ length: Math.ceil((most - least + 1) / span) }, () => 0);
  for (const { leaves, orders } of counts) sums[Math.floor((leaves - least) / span)] += orders;
  const tallest = Math.max(1, ...sums);
  const place = width / sums.length;
  const bandwidth = Math.min(widest, place * (1 - air));
  const left = (index: number) => place * (index + 0.5) - bandwidth / 2;
  return {
    bars: sums.map((orders, i) => ({
      from: least + i * span,
      to: Math.min(most, least + (i + 1) * span - 1),
      orders,
      x: left(i),
      width: bandwidth,
      y: height - (orders === 0 ? 0 : Math.max(2, (height * orders) / tallest)),
    })),
    at: (leaves) => place / 2 + ((leaves - least - (span - 1) / 2) * place) / span,
  };
}

/** A short text that belongs under a bar; `middle` is the middle of that bar, in pixels. */
interface Mark {
  readonly middle: number;
  readonly text: string;
}

/** Pixels between two texts. */
const airBeside = 8;

/**
 * Where marks stand under the bars of a chart so that none covers another: `x` for a text that is centred, moved only as far
 * as keeps it inside `width`, and `row`, counted from 0, which is the first with room for it. The first marks choose first.
 * `letter` is about how many pixels a letter takes: 7.4 of 12 pixels' type.
 */
export function placeMarks<Given extends Mark>(
  marks: readonly Given[],
  width: number,
  letter = 7.4,
): (Given & { x: number; row: number })[] {
  const placed: (Given & { x: number; row: number })[] = [];
  for (const mark of marks) {
    const half = (mark.text.length * letter) / 2;
    const x = Math.min(width - half, Math.max(half, mark.middle));
    const taken = placed.filter((other) => {
      const room = half + (other.text.length * letter) / 2 + airBeside;
      return Math.abs(other.x - x) < room;
    });
    let row = 0;
    while (taken.some((other) => other.row === row)) row++;
    placed.push({ ...mark, x, row });
  }
  return placed;
}

interface NumberOver {
  readonly bar: OrderBarShape;
  readonly text: string;
}

/** Pixels from the top of a bar to the foot of the number over it, and from there to the number's top. */
const underNumber = 6;
const numberHeight = 12;

/**
 * The numbers that have room over their bars, and where: none covers another, nor a bar that is taller than its own. The
 * first choose first, and stand inside `width`. `letter` is about how many pixels a digit takes.
 */
export function placeOverBars<Given extends NumberOver>(
  numbers: readonly Given[],
  bars: readonly OrderBarShape[],
  width: number,
  letter = 7,
): (Given & { x: number; y: number })[] {
  const placed: (Given & { x: number; y: number; half: number })[] = [];
  for (const number of numbers) {
    const { bar, text } = number;
    const half = (text.length * letter) / 2;
    const x = Math.min(width - half, Math.max(half, bar.x + bar.width / 2));
    const y = bar.y - underNumber;
    const isCovered =
      placed.some(
        (other) => Math.abs(other.x - x) < half + other.half + 3 && Math.abs(other.y - y) < numberHeight + 2,
      ) ||
      bars.some(
        (other) => other !== bar && other.y < y && other.x < x + half && x - half < other.x + other.width,
      );
    if (!isCovered) placed.push({ ...number, x, y, half });
  }
  return placed;
}
