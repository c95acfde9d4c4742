/** What buttons say that stand in many figures. */
export const undo = "Undo";
export const redo = "Redo";
export const undoKey = "Ctrl Z";
export const redoKey = "Ctrl Y";
export const reset = "Reset";
export const share = "Share and export";
export const close = "Close";
export const cancel = "Cancel";

export const panels = "Panels";

/** What a figure does while a worker searches for it, and the name of the bar that shows how far it is. */
export const searching = "Searching";
export const theSearch = "The search";

export const zoom = "Zoom";
export const zoomOut = "Zoom out";
export const zoomIn = "Zoom in";
export const wholeTree = "Show the whole tree";

/** What a figure is called for those who hear it, and what its keys do where it has any. */
export const figureLabel = (label: string, hint: string | undefined): string =>
  `Figure: ${label}.${hint === undefined ? "" : ` ${hint}`}`;
/** The same of a figure that no keys step through. */
export const plainLabel = (label: string): string => `Figure: ${label}`;
/** The label in what a figure is called so. */
export const labelIn = (called: string | null): string | undefined =>
  called?.replace(/^Figure: ([^.]*).*$/, "$1");
