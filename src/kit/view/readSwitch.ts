/** A switch that a link sets: yes or no, or as it usually is. Throws an Error that names it where it says anything else. */
export function readSwitch(parameters: URLSearchParams, name: string, usual = false): boolean {
  const text = parameters.get(name);
  if (text === null) return usual;
  if (text !== "yes" && text !== "no") throw new Error(`its ${name} "${text}" is neither yes nor no`);
  return text === "yes";
}
