/** The address of the site under a sub-path. Throws where none is served. */
export function subPathHome(): string {
  const { SUB_PATH_ADDRESS } = process.env;
  if (SUB_PATH_ADDRESS === undefined)
    throw new Error("Nothing was built under a sub-path: run `npm run test:browser` without --built.");
  return SUB_PATH_ADDRESS;
}
