import sharp from "sharp";
import type { Frame } from "./previewPicture.ts";

/** Pixels of the picture in which ink is looked for. */
const across = 600;
/** Where it is darker than this there is some: of 255, which is white. */
const white = 250;

/**
 * The frame of what is painted by a drawing, in its own pixels: around it there may be room for what comes later, and names
 * may stand beyond its edge.
 *
 * @param drawing as `bareSvg` gives it
 * @param viewBox what the page shows of it: "0 0 734 318"
 */
export async function inkOf(drawing: string, viewBox: string): Promise<Frame> {
  const [x, y, width, height] = viewBox.split(/[\s,]+/).map(Number);
  const beyond = 0.2 * Math.max(width, height);
  const whole: Frame = {
    x: x - beyond,
    y: y - beyond,
    width: width + 2 * beyond,
    height: height + 2 * beyond,
  };
  const scale = whole.width / across;
  const box = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${Math.round(whole.height / scale)}" viewBox="${box}">${drawing}</svg>`;
  const picture = await sharp(Buffer.from(svg)).flatten({ background: "#fff" }).greyscale().raw().toBuffer();
  const inked = (i: number) => picture[i] < white;
  const rows = Array.from({ length: picture.length / across }, (_, row) => row).filter((row) =>
    picture.subarray(row * across, (row + 1) * across).some((grey) => grey < white),
  );
  const columns = Array.from({ length: across }, (_, column) => column).filter((column) =>
    rows.some((row) => inked(row * across + column)),
  );
  if (rows.length === 0) return { x, y, width, height };
  const [left, right, top, bottom] = [columns[0], columns.at(-1)! + 1, rows[0], rows.at(-1)! + 1];
  return {
    x: whole.x + left * scale,
    y: whole.y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}
