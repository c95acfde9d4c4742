/** What is drawn as one line: a number for each depth, the first for one ply. */
export interface DepthCounts {
  readonly name: string;
  readonly counts: readonly number[];
}

export interface DepthLine {
  readonly name: string;
  readonly path: string;
  /** Where it ends: the place for its name. */
  readonly end: { readonly x: number; readonly y: number };
  /** One point a depth. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly count: number }[];
}

export interface DepthLines {
  readonly lines: readonly DepthLine[];
  /** Where each depth stands, the first for one ply. */
  readonly columns: readonly number[];
  /** Powers of ten with their heights, from 1 up. */
  readonly tens: readonly { readonly count: number; readonly y: number }[];
}

/**
 * Counts against depth, in pixels, on a logarithmic scale: what grows by the same factor with each ply is a straight
 * line, and the factor is its slope. Lines of less than one count are left out; counts are 1 or more. Plain arithmetic:
 * d3's scales would weigh more than the figure.
 */
export function depthLines(
  all: readonly DepthCounts[],
  depths: number,
  width: number,
  height: number,
): DepthLines {
  const counted = all.filter(({ counts }) => counts.length > 0);
  const greatest = Math.max(10, ...counted.flatMap(({ counts }) => counts));
  const x = (depth: number) => (width * (depth - 1)) / Math.max(1, depths - 1);
  const y = (count: number) => height * (1 - Math.log(count) / Math.log(greatest));
  return {
    lines: counted.map(({ name, counts }) => {
      const points = counts.map((count, i) => ({ x: x(i + 1), y: y(count), count }));
      return {
        name,
        points,
        path: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`,
        end: points[points.length - 1],
      };
    }),
    columns: Array.from({ length: depths }, (_, i) => x(i + 1)),
    tens: Array.from({ length: Math.floor(Math.log10(greatest)) + 1 }, (_, i) => ({
      count: 10 ** i,
      y: y(10 ** i),
    })),
  };
}
