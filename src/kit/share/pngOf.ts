import type { Picture } from "./standaloneSvg.ts";

/** Dots for each CSS pixel, and the most that browsers paint along one side. */
const scale = 2;
const mostDots = 16_000;

/** The picture as PNG, twice as fine as the page; less where it would be too large to be painted. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const fine = Math.min(scale, mostDots / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("This browser cannot paint a picture this large."));
    }, "image/png");
  });
}
