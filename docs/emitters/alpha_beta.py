"""Textbook alpha-beta on one tree, told as JSON lines for Plyground: see ../traces.md."""

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
INFINITY = float("inf")


def tell(event, **fields):
    values = (f',"{name}":{shown(value)}' for name, value in fields.items() if value is not None)
    print(f'{{"event":"{event}"{"".join(values)}}}')


def shown(value):
    return '"inf"' if value == INFINITY else '"-inf"' if value == -INFINITY else value


def visit(node, is_max, alpha, beta, move=None):
    tell("enter", move=move, alpha=alpha, beta=beta)
    best = node
    if isinstance(node, list):
        best = -INFINITY if is_max else INFINITY
        for place, child in enumerate(node):
            value = visit(child, not is_max, alpha, beta, place)
            best = max(best, value) if is_max else min(best, value)
            if is_max:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
    tell("leave", value=best)
    return best


visit(TREE, True, -INFINITY, INFINITY)
