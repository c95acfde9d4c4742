import { js } from "../../mistakes/js.ts";

/**
 * What stands around a reader's functions in Python, after `surroundings`: how they are called, the tree that sampling grows,
 * and who watches its phases. Names are those of the listings, as Python writes them.
 */
export const functionSurroundings = js`
from math import log, sqrt

_below = host.below

class _Thing:
    def __init__(self, **fields):
        for name in fields:
            setattr(self, name, fields[name])

class _Chance:
    def below(self, count):
        return _below(count)

class _SampledTree:
    def __init__(self):
        self.parent, self.first_child, self.next_sister, self.positions, self.moves = [], [], [], [], []
        self.untried, self.by_max, self.visits, self.earned = [], [], [], []
    def add(self, parent, move, position, by_max):
        node = len(self.parent)
        sisters = [] if parent < 0 else list(self.children_of(parent))
        if sisters:
            self.next_sister[sisters[-1]] = node
        elif parent >= 0:
            self.first_child[parent] = node
        self.parent.append(parent)
        self.first_child.append(-1)
        self.next_sister.append(-1)
        self.positions.append(position)
        self.moves.append(move)
        self.untried.append(None)
        self.by_max.append(1 if by_max else 0)
        self.visits.append(0)
        self.earned.append(0)
        return node
    def mean(self, node):
        return self.earned[node] / self.visits[node]
    def children_of(self, node):
        child = self.first_child[node]
        while child >= 0:
            yield child
            child = self.next_sister[child]

def _playout(game, position, chance):
    moves = game.moves(position)
    return moves[chance.below(len(moves))]

_around = ""

def _read_functions(text, around):
    global _code, _around
    _around = around
    _code = compile(text, "program.py", "exec")

def _made(room):
    made = {"__name__": "program", "inf": inf, "log": log, "sqrt": sqrt}
    made.update(room)
    exec(_around, made)
    exec(_code, made)
    return made

def _named(made, name):
    if name not in made:
        raise NameError("name '" + name + "' isn't defined")
    return made[name]

def _written(value):
    if isinstance(value, bool):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_written(item) for item in value]) + "]"
    return repr(value)

def _call(name, given):
    return _written(_named(_made({}), name)(*eval(given)))

def _watched(steps, tree, phase, run, most):
    def watched(node, *given):
        if len(steps) > most:
            raise _Stop()
        returned = run(node, *given)
        number = returned if type(returned) in (int, float) else float("nan")
        if phase < 3:
            step = [phase, node, number]
            if phase == 1:
                step.append(tree.moves[number] if type(number) is int and 0 <= number < len(tree.moves) else float("nan"))
            steps.append(step)
        return returned
    return watched

def _sample(position, iterations, c, least, greatest, most):
    tree = _SampledTree()
    game = _Game()
    spread = greatest / 2 - least / 2
    def reward_of(outcome):
        return (outcome / 2 - least / 2) / spread if spread > 0 else 0.5
    made = _made({"game": game, "tree": tree, "chance": _Chance(), "playout": _playout, "reward_of": reward_of, "c": c, "none": -1})
    tree.add(-1, None, position, game.turn(position) == "max")
    steps = []
    for phase, name in enumerate(("select", "expand", "simulate", "back_up")):
        made[name] = _watched(steps, tree, phase, _named(made, name), most)
    before = []
    try:
        for done in range(iterations):
            made["iterate"]()
            now = list(zip(tree.visits, tree.earned))
            for node, (visits, earned) in enumerate(now):
                if (visits, earned) != (before[node] if node < len(before) else (0, 0)):
                    steps.append([3, node, visits, earned])
            before = now
    except _Stop:
        return "phases"
    return _written(steps)
`;
