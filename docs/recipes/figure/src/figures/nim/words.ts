export const label = "who wins at Nim";
export const theMatches = "the matches";
export const matches = "Matches";
export const sentence = (count: number, take: number): string =>
  take === 0
    ? `Of ${count} matches, whoever is to move loses: a multiple of four is left to take from.`
    : `Of ${count} matches, take ${take}: what is left is a multiple of four.`;
