/** The picture of a triangle, in its own units; corners' names have room in the margin. */
export const frame = { width: 280, height: 260, margin: 32 };
