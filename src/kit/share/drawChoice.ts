import type { Placed } from "./partPicture.ts";
import { plainColour } from "./plainColour.ts";

/** A radio button as a ring, a checkbox as a square; filled where it is chosen. */
export function drawChoice(input: HTMLInputElement, style: CSSStyleDeclaration, placed: Placed): string {
  const { x, y, width, height } = placed(input.getBoundingClientRect());
  const { colour } = plainColour(style.color);
  const side = Math.min(width, height) - 2;
  const corner = input.type === "radio" ? side / 2 : 2;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2].map((value) =>
    Number(value.toFixed(2)),
  );
  const ring = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${corner}" fill="none" stroke="${colour}"/>`;
  if (!input.checked) return ring;
  const inner = side - 6;
  const mark = `<rect x="${left + 3}" y="${top + 3}" width="${inner}" height="${inner}" rx="${Math.max(1, corner - 3)}" fill="${colour}"/>`;
  return `${ring}\n${mark}`;
}
