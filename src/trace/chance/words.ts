export const noHeader = (called: string): string =>
  `expected the header of a trace with chance nodes, "plyground":"${called}","version":1`;
export const otherCount = (name: string, wanted: number, found: number): string =>
  `expected "${name}" of ${wanted} nodes, but found ${found}`;
