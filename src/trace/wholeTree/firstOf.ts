/** A column, as typed arrays are. */
interface Column<Same> {
  readonly length: number;
  subarray(start: number, end: number): Same;
  slice(start: number, end: number): Same;
}

/**
 * The first `size` values of a column that had room for more: where most of the room is used, as they lie there. Memory that
 * was never written to takes no place, and to move the rest into new memory takes longer than to write it did. Whoever
 * made the column writes to it no more.
 */
export const firstOf = <Same extends Column<Same>>(column: Same, size: number): Same =>
  2 * size >= column.length ? column.subarray(0, size) : column.slice(0, size);
