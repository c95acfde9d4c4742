/** Both sides of a comparison must do the same work: throws where one found something else. */
export function expectFound(found: number, expected: number): void {
  if (found !== expected)
    throw new Error(`Found ${found} where ${expected} is true: this comparison is unfair`);
}
