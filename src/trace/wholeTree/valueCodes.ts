import type { ValueColumn } from "./wholeTree.ts";

/** Values by node in few bytes: whole numbers as they are, others as places in a list of all that there are. */
export interface CodedValues {
  readonly codes: ValueColumn | Uint16Array<ArrayBuffer>;
  /** By code; undefined where the codes are the values themselves. */
  readonly list: Float64Array<ArrayBuffer> | undefined;
}

/** More values than this have no codes of two bytes. */
const mostCodes = 65_536;

/**
 * Two bytes a node in place of eight where values are no whole numbers: estimates are many, and few of them differ. Where
 * more than 65,536 differ the column stays as it is.
 */
export function codeValues(values: ValueColumn): CodedValues {
  if (!(values instanceof Float64Array)) return { codes: values, list: undefined };
  const numbers = new Map<number, number>();
  const codes = new Uint16Array(values.length);
  for (let node = 0; node < values.length; node++) {
    let code = numbers.get(values[node]);
    if (code === undefined) {
      if (numbers.size === mostCodes) return { codes: values, list: undefined };
      code = numbers.size;
      numbers.set(values[node], code);
    }
    codes[node] = code;
  }
  return { codes, list: Float64Array.from(numbers.keys()) };
}

export const valueAt = ({ codes, list }: CodedValues, node: number): number =>
  list === undefined ? codes[node] : list[codes[node]];
