/** What the benchmarks call of the npm package minimaxer: types are checked where it is not installed, too. */
declare module "minimaxer" {
  export type NodeType = 0 | 1 | 2;
  export type NodeAim = -1 | 1;

  export class Node<Position, Move, Data> {
    readonly gamestate: Position;
    constructor(type: NodeType, gamestate: Position, move: Move, data: Data, aim: NodeAim);
  }

  export class MinimaxOpts {
    depth: number;
  }
  export class NegamaxOpts extends MinimaxOpts {
    /** Makes children one by one. */
    optimal: boolean;
  }

  class SearchTree<Position, Move, Data> {
    GetMoves: (parent: Node<Position, Move, Data>) => Move[];
    CreateChildNode: (parent: Node<Position, Move, Data>, move: Move) => Node<Position, Move, Data>;
    EvaluateNode: (node: Node<Position, Move, Data>) => number;
    constructor(root: Node<Position, Move, Data>, options: MinimaxOpts);
    evaluate(): { readonly value: number };
  }
  export class Minimax<Position, Move, Data> extends SearchTree<Position, Move, Data> {}
  export class Negamax<Position, Move, Data> extends SearchTree<Position, Move, Data> {}
}
