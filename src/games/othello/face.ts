import type { Face } from "../face/face.ts";
import { letters } from "../face/picture.ts";
import * as words from "./words.ts";

export const othello: Face = {
  title: words.title,
  extent: "middle",
  size: 340,
  aim: "cell",
  cellName: ({ column, row }) => `${letters[column]}${row + 1}`,
  coordinates: { column: (column) => letters[column], row: (row) => String(row + 1) },
  pieces: { X: words.blackDisc, O: words.whiteDisc },
  sides: { max: { glyph: "X", name: words.black }, min: { glyph: "O", name: words.white } },
  isCounted: true,
  showsLegal: true,
  noMove: words.noMove,
  positionForm: words.positionForm,
  // Some moves into a game, where it matters which move is looked at first.
  wholeDepth: 4,
  opening: {
    position: "--------------------XOX----OOO-----OXOO----OXX------XX------X--- X",
    depth: 5,
  },
  drawnDepth: 3,
  putsFirst: words.putsFirst,
};
