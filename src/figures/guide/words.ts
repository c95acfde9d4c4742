export const label = "which search for which game";
export const theQuestions = "the questions";
export const knownGames = "Games you know";
export const noAnswers = "No answers";
export const table = "Questions, and what each may end in";
export const noneOfThese = "None of these";
export const answers = { yes: "yes", no: "no" } as const;
export const yourSearch = "your search";
export const chapters = (count: number): string => (count === 1 ? "Chapter" : "Chapters");
export const byHand = "by hand";
export const byHandOf = (title: string): string => `${byHand}: ${title}`;
export const nothingYet = "nothing yet";

export const isOpen = (question: number, of: number, ask: string): string =>
  `Question ${question} of ${of} is open: ${ask}`;
export const ended = (questions: number, title: string, why: string): string =>
  `After ${questions} ${questions === 1 ? "question" : "questions"}: ${title}. ${why}`;
export const wrongAnswers = (text: string, most: number): string =>
  `"${text}" are no answers: ${most} letters y, n, or - for none`;

// Games that most readers know.
export const ticTacToe = "tic-tac-toe";
export const connectFour = "Connect Four";
export const chess = "chess";
export const go = "Go";
export const backgammon = "backgammon";
export const twentyFortyEight = "2048";
export const poker = "poker";
export const bridge = "bridge";
export const ludo = "Ludo";
export const guard = "a guard";
export const slotMachines = "slot machines";

/** What is asked, what helps to answer it, and what its one answer ends in. */
export const questions = {
  tries: {
    ask: "Can your program try moves out by itself?",
    hint: "It knows the rules, and can undo what it tries.",
    title: "A bandit: UCB1 or Thompson sampling",
    why: "All it can do is act, see what it earned, and act again. No act may change what the next ones earn.",
  },
  looksAhead: {
    ask: "Does it pay to look several moves ahead?",
    hint: "Or is it enough to react well to what there is now?",
    title: "A behaviour tree",
    why: "It costs next to nothing a tick, and does what its author meant.",
  },
  isForTwo: {
    ask: "Are there no more than two sides?",
    hint: "With three, what is good for you need not be bad for me.",
    title: "Monte Carlo tree search, a score for each",
    why: "Whoever is to move looks for their own. By plies that is maxⁿ, which hardly cuts.",
  },
  isDealt: {
    ask: "Are cards hidden, in a game too large for CFR?",
    hint: "CFR comes again and again to all there is.",
    title: "Determinization, or information-set sampling",
    why: "Deal by lot what is hidden, search, and count. It cannot bluff.",
  },
  seesAll: {
    ask: "Does everybody see everything, and move in turn?",
    hint: "No hidden cards, no hands that come down at once.",
    title: "Regret matching, or CFR in a tree",
    why: "There is no best move, only a best mixture.",
  },
  isDrawn: {
    ask: "Do dice or drawn tiles decide, too?",
    hint: "Nobody chooses them, and everybody sees them.",
    title: "Expectimax, cut by Star1 or Star2",
    why: "It takes the mean of what may come, and needs bounds to cut there.",
  },
  isSmall: {
    ask: "Can all of the game be searched in the time there is?",
    hint: "Count its positions before you say no.",
    title: "Alpha–beta with a table, to the end",
    why: "It is exact, and needs no estimate at all.",
  },
  isEstimated: {
    ask: "Is there an estimate that is quick and mostly right?",
    hint: "It must tell good positions from bad ones where the search stops.",
    title: "Alpha–beta with everything",
    why: "Deepening, a table, good order: it sees every threat within its depth.",
  },
} as const;

/** What is left when no question has ended it. */
export const last = {
  title: "Try both: Monte Carlo tree search and alpha–beta",
  why: "Sampling learns from whole games, and is for games whose end alpha–beta cannot see. Let the two play.",
} as const;

/** What so few questions do not ask. */
export const leftOut = "Left out: learning what an act changes, and learning an estimate.";
