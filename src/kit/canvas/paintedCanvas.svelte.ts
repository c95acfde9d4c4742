import type { Picture } from "../../drawing/wholeTree/paintLevels.ts";

/** What is to be painted: onto an empty picture in the device's pixels, so many of which are a pixel of the page. */
interface Painting {
  readonly paint: (picture: Picture, scale: number) => void;
  /** What it shows, by a name: the canvas has it as `data-painted` once it is there. */
  readonly name: string;
}

/**
 * Keeps a canvas as large as it is shown, pixel by pixel of the device, and paints it anew whenever its size changes or
 * anything that `prepare` reads: one picture a frame, however much has changed. For an element: `{@attach paintedBy(…)}`.
 */
export const paintedBy = (prepare: () => Painting | undefined) => (canvas: HTMLCanvasElement) => {
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
    const asked = requestAnimationFrame(() => {
      if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d")!;
      const image = context.createImageData(width, height);
      painting.paint({ pixels: new Uint32Array(image.data.buffer), width, height }, scale);
      context.putImageData(image, 0, 0);
      canvas.dataset.painted = painting.name;
    });
    return () => cancelAnimationFrame(asked);
  });
};
