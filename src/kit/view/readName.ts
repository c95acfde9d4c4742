/** The one of these names that a text is. Throws an Error that says which there are. */
export function readName<Name extends string>(
  text: string | number,
  names: readonly Name[],
  what: string,
): Name {
  const found = names.find((name) => name === text);
  if (found === undefined)
    throw new Error(
      `there is no ${what} "${text}"; there ${names.length === 1 ? "is" : "are"} ${names.join(", ")}`,
    );
  return found;
}
