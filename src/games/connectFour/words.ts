export const title = "Connect Four";

/** Columns and rows are counted from 1, rows from the bottom. */
export const cellName = (column: number, row: number): string => `column ${column}, row ${row}`;
export const moveName = (column: string): string => `column ${column}`;

export const positionForm = "the moves so far, such as 4453";
export const exchanged = "Each X is an O here, and each O an X.";
export const moveForm = "a column from 1 to 7, such as 4";

/** What somebody types before a column's number, in small letters. */
export const columnWord = /^(column|col\.?)\s*/;

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  twos: {
    title: "Open twos",
    explain: "Lines of four cells that hold two stones of one side and none of the other.",
  },
  threes: {
    title: "Open threes",
    explain: "Lines of four cells that hold three stones of one side and none of the other.",
  },
  threats: {
    title: "Threats",
    explain: "Columns in which the next stone, if it is that side's, makes four in a row.",
  },
  centre: {
    title: "Centre",
    explain: "Stones in the middle column, through which the most lines pass.",
  },
} as const;
