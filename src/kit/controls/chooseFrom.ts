/**
 * Hands the reader's choice in a menu to `change`. Where that comes to nothing, because it is refused or called off,
 * the menu shows again what holds: the browser alone would leave the choice standing.
 */
export async function chooseFrom(
  menu: Pick<HTMLSelectElement, "value">,
  change: (value: string) => Promise<unknown>,
  holds: () => string,
): Promise<void> {
  await change(menu.value);
  menu.value = holds();
}
