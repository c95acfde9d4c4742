/** Why an order that has to be worked out is not to be had. */
export const tooWide = "The worst order of a tree this wide would take too long to find.";
export const lacks = (child: string): string => `The second tree lacks ${child}.`;
export const noMatch = (child: string): string =>
  `The second tree is no rearrangement of the first: ${child} has no match there.`;
