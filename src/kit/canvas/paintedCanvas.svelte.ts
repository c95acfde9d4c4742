import type { Picture } from "../../drawing/wholeTree/paintLevels.ts";
import type { Stretched } from "./inBands.ts";

/** Paints onto a picture in the device's pixels, so many of which are a pixel of the page. */
type Layer = (picture: Picture, scale: number) => void;

/** What is to be painted, from the lowest layer up: the first is painted onto an empty picture. */
interface Painting {
  readonly layers: readonly Layer[];
  /** What it shows, by a name: the canvas has it as `data-painted` once it is there. */
  readonly name: string;
  /** How few rows are painted, and how they are stretched; all rows are painted by default. */
  readonly bands?: (scale: number) => Stretched;
}

/**
 * Keeps a canvas as large as it is shown, pixel by pixel of the device, and paints it anew whenever its size changes or
 * anything that `prepare` reads: one picture a frame, however much has changed. A layer that was never painted yet
 * ends its frame, since code that has never run is slow; those above it wait for the next. For an element: `{@attach paintedBy(…)}`.
 */
export const paintedBy = (prepare: () => Painting | undefined) => (canvas: HTMLCanvasElement) => {
  /** So many layers have been painted before, in whatever picture. */
  let practised = 0;
  /** Painted over again as long as it is as large: what is written to for the first time costs most. */
  let image: ImageData | undefined;
  let size = $state.raw({ width: 0, height: 0, scale: 1 });
  $effect(() => {
    const follow = () => {
      const scale = devicePixelRatio;
      const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) =>
        Math.round(side * scale),
      );
      size = { width, height, scale };
    };
    const observer = new ResizeObserver(follow);
    observer.observe(canvas);
    addEventListener("resize", follow);
    return () => {
      observer.disconnect();
      removeEventListener("resize", follow);
    };
  });
  $effect(() => {
    const { width, height, scale } = size;
    const painting = prepare();
    if (painting === undefined || width === 0 || height === 0) return;
    const { rows = height, draw }: Partial<Stretched> = painting.bands?.(scale) ?? {};
    let next = 0;
    const paint = () => {
      if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
      if (image?.width !== width || image.height !== rows) image = new ImageData(width, rows);
      const picture = { pixels: new Uint32Array(image.data.buffer), width, height: rows };
      if (next === 0) picture.pixels.fill(0);
      let isNew: boolean;
      do {
        isNew = next >= practised;
        painting.layers[next++](picture, scale);
      } while (!isNew && next < painting.layers.length);
      if (isNew) practised = next;
      const context = canvas.getContext("2d")!;
      if (draw) draw(context, image);
      else context.putImageData(image, 0, 0);
      if (next < painting.layers.length) asked = requestAnimationFrame(paint);
      else canvas.dataset.painted = painting.name;
    };
    let asked = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(asked);
  });
};
