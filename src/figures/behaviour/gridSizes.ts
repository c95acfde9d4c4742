/** A square of the drawn grid, in pixels, and the room for the names of rows and columns. */
export const [gridSide, gridHead] = [40, 18];
