/** A source file as it is counted: its path from the project's root, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** What lies in one place of the source. */
export interface RoomSize {
  readonly room: string;
  readonly files: number;
  readonly lines: number;
  /** Lines of the file in the middle, by length. */
  readonly median: number;
  /** Those of the lines that stand inside a component's `<style>`. */
  readonly styles: number;
}

/** The first folder below `src/`: "src/engine". Files beside the layers belong to "src". */
export const layerOf = (file: string): string => file.split("/").slice(0, -1).slice(0, 2).join("/");

/** A layer's folder with all below it: "src/figures/stepper". Files beside those folders are one room together. */
export const roomOf = (file: string): string => file.split("/").slice(0, -1).slice(0, 3).join("/");

/** Line breaks; a last line without one counts too. */
export const linesOf = (text: string): number =>
  text === "" ? 0 : text.split("\n").length - Number(text.endsWith("\n"));

/** Files and lines by place, the places sorted by name. */
export function roomSizes(files: readonly SourceFile[], placeOf: (file: string) => string): RoomSize[] {
  const rooms = Map.groupBy(files, ({ file }) => placeOf(file));
  return [...rooms]
    .map(([room, inside]): RoomSize => {
      const lengths = inside.map(({ text }) => linesOf(text)).sort((one, other) => one - other);
      return {
        room,
        files: inside.length,
        lines: lengths.reduce((sum, length) => sum + length, 0),
        median: lengths[Math.floor((lengths.length - 1) / 2)],
        styles: inside.reduce((sum, { text }) => sum + styleLines(text), 0),
      };
    })
    .sort((one, other) => one.room.localeCompare(other.room, "en"));
}

/** Lines between the tags of a component's `<style>`. */
function styleLines(text: string): number {
  const styles = [...text.matchAll(/^<style[^>]*>\n([\s\S]*?)^<\/style>/gm)];
  return styles.reduce((sum, [, css]) => sum + linesOf(css), 0);
}
