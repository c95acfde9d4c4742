/** An example of a chapter, to begin with. */
export interface Preset {
  /** What the chapter says of it. */
  readonly title: string;
  /** The parameters of the link that shows it. */
  readonly link: string;
}

/** The examples of one chapter, in its order. */
export interface PresetGroup {
  readonly chapter: string;
  readonly presets: readonly Preset[];
}

/** A game that can be searched, and how deep it is at first so that the tree can be drawn. */
export interface PlayableGame {
  readonly name: string;
  readonly title: string;
  /** Its beginning as text. */
  readonly position: string;
  readonly depth: number;
}
