/** A figure that can fill the screen, in type that can be read from the back row, and be as before again. */
export class Stage {
  large = $state(false);
  #leave: (() => void) | undefined;

  /** Fills the screen with `figure`; called once more, it leaves. A tour's figure is on its stage already. */
  async toggle(figure: HTMLElement): Promise<void> {
    if (this.large) return this.leave();
    const { fillScreen } = await import("./fillScreen.ts");
    if (figure.closest(".playing")) return;
    this.#leave = fillScreen(figure, () => (this.large = false));
    this.large = true;
  }

  leave = (): void => this.#leave?.();
}
