import { js } from "../../mistakes/js.ts";

/**
 * What stands around a reader's program in Python, and what the listings name and do not show, by the names that Python has
 * for them. Positions are numbers here, whose meaning `host` keeps.
 *
 * Errors of JavaScript must not pass through Python, which would go on where it was: `host` answers False in their place,
 * and what stops a program is thrown from here.
 */
export const surroundings = js`
import host
from math import inf

_enter, _leave, _fault = host.enter, host.leave, host.fault
_outcome, _evaluate, _turn, _moves, _play, _chances, _key = host.outcome, host.evaluate, host.turn, host.moves, host.play, host.chances, host.key
_least, _most, _chance, _next, _clock, _digest = host.least, host.most, host.chance, host.next, host.clock, host.digest

class _Stop(BaseException):
    pass

def _sound(answer):
    if answer is False:
        raise ValueError(_fault())
    return answer

class _Game:
    def outcome(self, position):
        return _sound(_outcome(position))
    def evaluate(self, position):
        return _sound(_evaluate(position))
    def turn(self, position):
        return _sound(_turn(position))
    def moves(self, position):
        return [int(move) for move in _sound(_moves(position)).split()]
    def play(self, position, move):
        return _sound(_play(position, move))
    def chances(self, position):
        return list(_sound(_chances(position)))
    def key(self, position):
        return _sound(_key(position))

    @property
    def range(self):
        return [_least(), _most()]

class _Random:
    def __init__(self, seed):
        self._chance = _sound(_chance(seed))
    def next(self):
        return _sound(_next(self._chance))

class _Entry:
    def __init__(self, depth, value, bound, choice):
        self.depth, self.value, self.bound, self.choice = depth, value, bound, choice

class _Table:
    def __init__(self):
        self.entries = {}
    def find(self, key, depth=None):
        return self.entries.get(key)
    def store(self, key, depth, value, window, choice=None):
        alpha, beta = window
        bound = "upper" if value <= alpha else "lower" if value >= beta else "exact"
        self.entries[key] = _Entry(depth, value, bound, choice)

def _hits(entry, depth, alpha, beta):
    if entry is None or entry.depth < depth:
        return False
    if entry.bound == "lower":
        return entry.value >= beta
    return entry.bound == "exact" or entry.value <= alpha

def _one_above(value):
    if value == -inf:
        return -1.7976931348623157e308
    return value + max(1, abs(value) * 2.220446049250313e-16)

_code = _names = _program = None

def _read(text, names):
    global _code, _names
    _code, _names = compile(text, "program.py", "exec"), names.split()

def _begin():
    global _program
    _program = {"__name__": "program", "game": _Game(), "inf": inf, "table": _Table(), "hits": _hits, "one_above": _one_above, "killers": [[-1, -1] for ply in range(64)], "random": _Random, "clock": lambda: _sound(_clock()), "digest": lambda text: _sound(_digest(text))}
    exec(_code, _program)
    inner = _program.get("visit")
    if inner is None:
        raise NameError("name 'visit' isn't defined")
    def visit(*given, **named):
        if named:
            given = given + tuple(named.pop(name) for name in _names[len(given):] if name in named)
        if _enter(*given):
            raise _Stop()
        value = inner(*given, **named)
        if _leave(float(value) if type(value) in (int, float) else repr(value)):
            raise _Stop()
        return value
    _program["visit"] = visit

def _visit(*given):
    _program["visit"](*given)

def _chooses():
    return "choose_move" in _program

def _choose_move(position, depth):
    return _program["choose_move"](position, depth)
`;
