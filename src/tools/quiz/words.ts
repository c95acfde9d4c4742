export const quizOn = (search: string): string => `A quiz on ${search}`;
export const nothingToPredict = "There is nothing to predict in this search: nowhere is a second move left.";
export const brokenLink = (problem: string): string =>
  `This link is broken: ${problem}. Ask whoever gave it to you for another.`;
