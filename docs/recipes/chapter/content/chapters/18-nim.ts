/** The heap that the chapter begins with: who is to move wins it. */
export const heap = { matches: 7 };
/** The next one that is lost. */
export const lost = 8;

/** How many ways there are to take a heap in ones, twos and threes. */
const ways = (matches: number): number =>
  matches < 1 ? Number(matches === 0) : ways(matches - 1) + ways(matches - 2) + ways(matches - 3);
export const waysToPlay = ways(lost);
