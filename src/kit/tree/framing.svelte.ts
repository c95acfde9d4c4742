import { type LayoutWish, layoutTree, squeezed, type TreeLayout } from "../../drawing/layoutTree.ts";
import { fitView, keepInSight, type View } from "../../drawing/view.ts";
import type { Outline } from "../../trace/index.ts";
import { Panning } from "../controls/panning.svelte.ts";
import { type Standing, shareIn, viewOf } from "./standing.ts";

/** What a frame is made for. */
interface Framed {
  readonly outline: Outline;
  /** Nodes have boards below them. */
  readonly boards: boolean;
  /** There is room for the windows of the path. */
  readonly windows: boolean;
  /** Its nodes are there to be pressed. */
  readonly pressed?: boolean;
}

/** The column of number lines at the left edge, in pixels. */
export interface LadderPlace {
  readonly x: number;
  readonly length: number;
  /** Names of the sides stand on their side. */
  readonly turned: boolean;
  readonly room: number;
}

/** Pixels around everything, and what "MAX" and "MIN" take up at the left edge. */
export const margin = 12;
export const sideWidth = 46;
/** Pixels of the frame's foot that the buttons to zoom take up. */
const barHeight = 54;
/** Leaves, or plies, closer than this call for a closer look. */
const [crowd, lowest] = [17, 40];
/** With leaves closer than this, or plies, a tree is not drawn whole before that is asked for. */
const [closest, closestWithBoards] = [12, 26];
/** What a finger meets is at least so wide (WCAG 2.2, 2.5.8). */
const fingertip = 24;
/** In a frame for a mouse leaves may be narrow: what the pointer is on is drawn large. */
const [closestInWide, wide] = [2, 600];
/** Of a tree that is drawn in parts, this many plies have room in the frame, whichever part it is. */
const pliesInParts = 7;
/** Its leaves stand so close together, at least. */
const closestInParts = 44;

/**
 * How a tree stands in its frame: laid out for the room there is, whole where that can be read, else spread, so that one
 * goes about in it; and the view of it, which follows the search and the reader's hand.
 */
export class Framing {
  /** The frame's width on the screen, and how much larger than usual a reader's letters are: the tree grows with them. */
  measured = $state(0);
  magnified = $state(1);
  readonly panning: Panning;
  #given: () => Framed;
  /** Whether the reader has asked for all of a tree or for a part. */
  #asked = $state.raw<{ tree: unknown; spread: boolean }>();
  /** How the tree stood before the page was loaded again, until the reader does something else. */
  #kept = $state.raw<Standing>();

  constructor(given: () => Framed, startWidth: number, except: () => string | undefined) {
    this.#given = given;
    this.measured = startWidth;
    this.panning = new Panning(except);
  }

  readonly width: number = $derived.by(() => this.measured / this.magnified);

  readonly height: number = $derived.by(() => {
    const { outline, boards } = this.#given();
    const plies = outline.complete ? (outline.nodes.at(-1)?.ply ?? 0) : pliesInParts;
    const [perPly, rest, most] = boards ? [124, 140, 640] : [104, 110, 540];
    return Math.min(most, Math.max(250, plies * perPly + rest));
  });

  readonly ladder: LadderPlace | undefined = $derived.by(() => {
    if (!this.#given().windows) return undefined;
    const turned = this.width < 480;
    const x = turned ? 2 * margin + 2 : margin + sideWidth - 4;
    const length = Math.round(Math.max(56, Math.min(104, this.width * 0.15)));
    return { x, length, turned, room: x + length + (turned ? 6 : margin) };
  });

  /** Room on the left: for the windows, or for whose turn it is where a node would stand in that. */
  readonly gutter: number = $derived.by(() => {
    if (this.ladder) return this.ladder.room;
    const { nodes } = this.#given().outline;
    const wide = this.#layOut(this.width, 0, squeezed);
    const start = (this.width - wide.width) / 2;
    const innerRows = new Set(nodes.flatMap(({ ply, value }) => (value === undefined ? [ply] : [])));
    const isCovered = nodes.some(
      ({ id, ply }) => innerRows.has(ply) && start + wide.x[id] - 1.5 * wide.radii[id] < sideWidth,
    );
    return isCovered ? sideWidth : 0;
  });

  readonly #room: number = $derived.by(() => this.width - this.gutter);
  /** How far plies are apart in a tree that is drawn in parts, whichever part it is. */
  readonly #fixedRow: number | undefined = $derived.by(() => {
    const { outline, boards } = this.#given();
    return outline.complete ? undefined : (this.height - (boards ? 44 : 0) - 80 - barHeight) / pliesInParts;
  });
  readonly #squeezed: LayoutWish = $derived.by(() =>
    this.#fixedRow === undefined ? squeezed : { ...squeezed, mostRow: this.#fixedRow },
  );
  readonly #wide: LayoutWish = $derived.by(() => {
    const row = this.#fixedRow;
    return row === undefined ? {} : { leastGap: closestInParts, leastRow: row, mostRow: row };
  });
  readonly #whole: TreeLayout = $derived.by(() => this.#layOut(this.#room, 0, this.#squeezed));

  /** All of it is so small that one wants to go closer: the buttons for that have room of their own. */
  readonly crowded: boolean = $derived.by(
    () => this.#fixedRow !== undefined || this.#whole.gap < this.#crowd || this.#whole.row < lowest,
  );

  /** It may be drawn larger than the frame. */
  readonly spread: boolean = $derived.by(() => {
    if (!this.crowded) return false;
    const { outline } = this.#given();
    if (this.#asked && this.#asked.tree === outline.root.position) return this.#asked.spread;
    if (this.#fixedRow !== undefined) return true;
    return this.#whole.gap < this.#closest || this.#whole.row < lowest;
  });

  readonly #closest: number = $derived.by(() => {
    const { boards, pressed } = this.#given();
    if (boards) return closestWithBoards;
    return this.width >= wide ? closestInWide : pressed ? fingertip : closest;
  });
  readonly #crowd: number = $derived.by(() =>
    this.#given().pressed ? Math.max(crowd, this.#closest) : crowd,
  );

  readonly layout: TreeLayout = $derived.by(() =>
    this.crowded
      ? this.#layOut(this.#room, barHeight, this.spread ? this.#wide : this.#squeezed)
      : this.#whole,
  );

  /** Half a board's width, and what it takes below a node; 0 where there is no room for one. */
  readonly boardSize: number = $derived.by(() => {
    if (!this.#given().boards) return 0;
    const { gap, row, radius } = this.layout;
    const size = Math.min(40, gap * 0.8, row - 3 * radius);
    return size < 9 ? 0 : size;
  });
  readonly below: number = $derived.by(() => (this.boardSize > 0 ? this.boardSize + 6 : 0));

  readonly frame: { readonly width: number; readonly height: number } = $derived.by(() => ({
    width: this.width,
    height: this.height - (this.crowded ? barHeight : 0),
  }));
  readonly content: { readonly width: number; readonly height: number } = $derived.by(() => ({
    width: this.layout.width,
    height: this.layout.height + this.below,
  }));

  /** The view that shows all of it or, where it is spread, its root in the middle as far as it goes on to both sides. */
  readonly home: View = $derived.by(() => {
    const { width, height } = this.content;
    const view = fitView(width, height, { width: this.#room, height: this.frame.height }, 1);
    const centred = this.#room / 2 - this.layout.x[this.#given().outline.root.id] * view.k;
    const x = view.x >= 0 ? view.x : Math.min(0, Math.max(this.#room - width * view.k, centred));
    return { ...view, x: this.gutter + x };
  });

  /** The view is not the one that it was at home. */
  readonly moved: boolean = $derived.by(() => {
    const { x, y, k } = this.panning.view;
    return k !== this.home.k || Math.hypot(x - this.home.x, y - this.home.y) > 1;
  });

  /** The view moved so that a node can be seen, with its neighbourhood where not all of the tree is in sight. */
  showing(from: View, id: number | undefined): View {
    const { x, y } = this.layout;
    if (id === undefined || id >= x.length) return from;
    const room = { width: this.#room, height: this.frame.height };
    const within = { ...from, x: from.x - this.gutter };
    const moved = keepInSight(
      within,
      { x: x[id], y: y[id] },
      this.content,
      room,
      Math.min(90, room.width / 3),
    );
    return { ...moved, x: moved.x + this.gutter };
  }

  /** Begins anew at home, with a node in sight, or as the tree stood before the page was loaded again. */
  restart(id: number): void {
    this.panning.limit(this.content, 4, { ...this.frame, home: this.home });
    const kept = this.#keptHere;
    if (kept && this.crowded && kept.spread !== this.spread)
      this.#asked = { tree: this.#given().outline.root.position, spread: kept.spread };
    this.panning.set(kept ? viewOf(kept, this.#middle, this.content) : this.showing(this.home, id));
  }

  /** How the reader has made the tree stand; undefined where it stands as it would by itself. */
  get standing(): Standing | undefined {
    const { outline } = this.#given();
    if (!this.moved && this.#asked?.tree !== outline.root.position) return undefined;
    const share = shareIn(this.panning.view, this.#middle, this.content);
    return { nodes: outline.nodes.length, spread: this.spread, ...share };
  }

  /** Has a tree of so many nodes stand as it did, once it is here and until the reader goes on from there. */
  standAgain(kept: Standing | undefined): void {
    this.#kept = kept;
  }

  /** The reader goes on from where the tree stands. */
  goOn = (): void => {
    if (this.#keptHere) this.#kept = undefined;
  };

  get #keptHere(): Standing | undefined {
    return this.#kept?.nodes === this.#given().outline.nodes.length ? this.#kept : undefined;
  }

  get #middle(): { readonly x: number; readonly y: number } {
    return { x: this.gutter + this.#room / 2, y: this.frame.height / 2 };
  }

  /** Moves the view no more than it must for a node to be seen. */
  follow(id: number): void {
    if (this.#keptHere) return;
    const { view } = this.panning;
    const moved = this.showing(view, id);
    if (moved.x !== view.x || moved.y !== view.y) this.panning.set(moved);
  }

  /** Zooms; a node that is in sight stays in sight. */
  zoom = (factor: number, id: number): void => {
    const { outline } = this.#given();
    const wasSeen = this.#sees(id);
    if (this.crowded && !this.spread && factor > 1)
      this.#asked = { tree: outline.root.position, spread: true };
    else if (factor < 1 && this.panning.view.k <= 1) this.showWhole();
    else {
      this.panning.scaleBy(factor, this.frame);
      if (wasSeen) this.follow(id);
    }
  };

  #sees(id: number): boolean {
    const { x, y, k } = this.panning.view;
    const [across, down] = [x + this.layout.x[id] * k, y + this.layout.y[id] * k];
    return across > this.gutter && across < this.width && down > 0 && down < this.frame.height;
  }

  showWhole = (): void => {
    this.#asked = { tree: this.#given().outline.root.position, spread: false };
    this.panning.set(this.home);
  };

  #layOut(room: number, foot: number, wish: LayoutWish): TreeLayout {
    const { outline, boards } = this.#given();
    const height = this.height - foot - (boards ? 44 : 0);
    const sides = room < 400 ? margin : 2 * margin;
    return layoutTree(outline.root, outline.nodes.length, room - sides, height, wish);
  }
}
