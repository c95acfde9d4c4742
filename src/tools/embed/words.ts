export const noQuiz = (figure: string): string => `there is no quiz on the figure "${figure}"`;
export const noPanel = (name: string, panels: readonly string[]): string =>
  `there is no panel "${name}"; there are ${panels.join(", ")}, or none`;
export const noTheme = (theme: string): string => `its theme "${theme}" is neither light, dark nor auto`;
export const brokenLink = (problem: string): string =>
  `This link is broken: ${problem}. Ask whoever gave it to you for another.`;

export const quizOn = (search: string): string => `A quiz on ${search}`;
export const nothingToPredict = "There is nothing to predict in this search: nowhere is a second move left.";
