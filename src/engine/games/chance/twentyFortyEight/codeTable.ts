import type { Code } from "./codes.ts";

/** All that a table holds: plain numbers, to be kept or handed on. A code of 0 is a free place. */
export interface CodeColumns {
  readonly codes: Int32Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
}

/** Full to this part it grows: fuller ones take long to search. */
const fullest = 0.75;
const growth = 1.5;

/** A number for each code above 0, in two columns with open addressing: 16 bytes an entry where it was made large enough at once. */
export class CodeTable {
  #codes: CodeColumns["codes"];
  #values: CodeColumns["values"];
  /** Codes that it has been given. */
  count = 0;

  /** @param room codes that it has room for before it grows, or all that another one holds */
  constructor(room: number | CodeColumns = 1000) {
    const { codes, values } = typeof room === "number" ? columnsOf(Math.ceil(room / fullest) + 1) : room;
    this.#codes = codes;
    this.#values = values;
  }

  get columns(): CodeColumns {
    return { codes: this.#codes, values: this.#values };
  }

  get(code: Code): number | undefined {
    const place = placeOf(code, this.#codes);
    return this.#codes[place] === code ? this.#values[place] : undefined;
  }

  /** Takes a code that it does not hold yet. */
  add(code: Code, value: number): void {
    this.count++;
    if (this.count > fullest * this.#codes.length) this.#grow();
    this.#put(code, value);
  }

  #put(code: Code, value: number): void {
    const place = placeOf(code, this.#codes);
    this.#codes[place] = code;
    this.#values[place] = value;
  }

  #grow(): void {
    const { codes, values } = this.columns;
    const grown = columnsOf(Math.ceil(growth * codes.length));
    this.#codes = grown.codes;
    this.#values = grown.values;
    for (const [place, code] of codes.entries()) if (code !== 0) this.#put(code, values[place]);
  }
}

/** Where a code stands, or is to stand. */
function placeOf(code: Code, codes: Int32Array): number {
  // Multiplied by 2^32 over the golden ratio, codes that are alike lie far apart.
  let place = Math.floor(((Math.imul(code, 0x9e3779b1) >>> 0) / 2 ** 32) * codes.length);
  while (codes[place] !== 0 && codes[place] !== code) place = place + 1 === codes.length ? 0 : place + 1;
  return place;
}

const columnsOf = (places: number): CodeColumns => ({
  codes: new Int32Array(places),
  values: new Float64Array(places),
});
