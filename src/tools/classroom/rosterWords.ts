export const theClass = "Class";
export const noClass = "None";
export const classes = "Keep this list as a class, or as a file";
export const called = "Called";
export const keep = "Keep";
export const saveFile = "Save as a file";
export const openFile = "Read a list from a file";
export const remove = "Delete this class";
export const takeBack = "Take it back";
/** Where no name stands, and the class was chosen in another place of the page. */
export const bring = (title: string): string => `Bring in the names of “${title}”`;
export const namesBack = "Bring back the names that stood here";
/** How a class is called whose file has no name. */
export const aClass = "Class";

export const kept = (title: string, names: number): string =>
  `“${title}” is kept in this browser: ${names} ${names === 1 ? "name" : "names"}.`;
export const removed = (title: string): string => `“${title}” is deleted.`;
export const titleFirst = "Type first what the class is called.";
export const namesFirst = "Type or paste the names first, one on each line.";
export const refused =
  "This browser keeps nothing: it refuses to, or its storage is full. Save the list as a file instead.";
export const notDeleted = "This browser did not let the class be deleted for good: it may be there again.";
/** Why a file gave no class; `problem` has no full stop. */
export const notRead = (file: string, problem: string): string =>
  `“${file}” is not read: ${problem}. Nothing was changed.`;
export const tooLarge = "it is too large for a list of names";
export const noList = "it is no list of names: that is a text with a name on each line";
export const noNames = "there is no name in it";

/** Words of which one stands in what a column of names is called, in small letters: "Name of the pupil". */
export const nameHeads: readonly string[] = [
  "name",
  "names",
  "surname",
  "surnames",
  "student",
  "students",
  "pupil",
  "pupils",
  "learner",
  "learners",
  "participant",
  "participants",
  "vorname",
  "nachname",
  "familienname",
  "nom",
  "prénom",
  "nombre",
  "apellidos",
  "cognome",
  "nome",
  "naam",
];
/** Of a file whose first line was taken for the head of its table. */
export const headLeftOut = (head: string): string =>
  ` Its first line, “${head}”, was taken for the head of the table, and is no name.`;
export const headIsName = (head: string): string => `“${head}” is a name, too`;

/** Below the table of results. */
export const missing = (names: readonly string[], of: number): string =>
  names.length === 0
    ? `All ${of} have handed in.`
    : `${names.length} of ${of} have not handed in yet: ${names.join(", ")}.`;
export const others = (names: readonly string[]): string => `Not in the class: ${names.join(", ")}.`;
