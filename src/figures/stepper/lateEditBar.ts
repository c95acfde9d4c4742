type EditBar = typeof import("./EditBar.svelte").default;

let here: EditBar | undefined;

/** The bar for editing, where it is here already: only who edits needs it. */
export const editBarHere = (): EditBar | undefined => here;

export async function fetchEditBar(): Promise<EditBar> {
  here ??= (await import("./EditBar.svelte")).default;
  return here;
}
