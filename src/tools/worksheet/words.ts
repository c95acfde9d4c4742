export const whatToPrint = "What to print";
export const tree = "Tree";
export const search = "Search";
export const markedNode = "Node A";
export const otherValues = "Other values for";
export const whoseValues = "A name or number that gives the tree other values; empty for the tree as typed";
export const answersToo = "Answers on a second sheet";
export const print = "Print";
export const brokenLink = (problem: string): string =>
  `This link cannot be printed: ${problem}. Here is another tree instead.`;

export const tooLong = (what: string, most: number): string =>
  `its ${what} is longer than ${most} characters`;
export const noOtherValues = "Only a tree can be given to everybody with other values; a position cannot";
/** `leaves` is undefined where nobody has counted them to the end. */
export const tooManyLeaves = (leaves: number | undefined, most: number): string =>
  `This tree has ${leaves === undefined ? "very many" : leaves} leaves, and a sheet holds ${most}: take a smaller tree or fewer plies.`;
export const noMove = "This needs a tree with a move to choose";
export const noNode = (path: string): string =>
  `No node "${path}" with moves below it is entered by this search.`;

export const sheet = (solved: boolean): string => (solved ? "Answer key" : "Worksheet");
/** Beside the plies of the tree. */
export const sides = { max: "MAX", min: "MIN", chance: "chance" } as const;
/** A sheet’s title: what the teacher calls it, or by which search it goes. */
export const heading = (solved: boolean, name: string | undefined, algorithm: string): string =>
  `${solved ? "Answers: " : ""}${name ?? `${algorithm} by hand`}`;
/** In front of a name, or of room for one. */
export const name = "Name:";
export const rules = (cuts: boolean, draws: boolean): string =>
  `▲ MAX chooses the greatest value, ▼ MIN the least.${draws ? " ● At a circle chance draws, with the probabilities on its lines, and the mean counts. What does not come out even may be rounded to two decimals." : ""} The search tries moves from left to right${cuts ? " and cuts as soon as alpha ≥ beta" : ""}.`;
export const depth = (plies: number): string => `It looks ${plies} ${plies === 1 ? "ply" : "plies"} ahead.`;
/** What a search goes by that cuts where chance draws. */
export const bounds = (least: string, most: string): string =>
  `It knows that no leaf is worth less than ${least} or more than ${most}, and leaves a circle as soon as what is unread cannot matter.`;
export const window = (from: string, to: string): string => `It is given the window from ${from} to ${to}.`;
export const rootPosition = "Position at the root";
export const picture = (solved: boolean): string =>
  `The tree${solved ? " with all answers" : ", with empty boxes"}`;

/** A task with room for answers between its pieces. */
type Gapped = readonly string[];

export const writeReturned = (algorithm: string, again: boolean): string =>
  `Write into each box what ${algorithm} returns for the node${again ? " in the end" : ""}. Where it never comes, the box stays empty.`;
export const writeWorth = "Write into each box what the node is worth to MAX.";
export const crossOut = (algorithm: string, leaves: number): Gapped => [
  `Cross out each leaf that ${algorithm} does not read, and strike through each edge where it cuts. It reads `,
  ` of the ${leaves} leaves.`,
];
export const askWindow: Gapped = ["With which window does it first enter node A? alpha = ", ", beta = ", ""];
export const askChoice: Gapped = ["At the root it chooses ", ", which is worth ", "."];
export const reasons = "The reason for each cut:";
export const askReason = "For one of the cuts: who already has something better, and where?";
