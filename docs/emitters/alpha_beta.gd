# Textbook alpha-beta on one tree, told as JSON lines for Plyground: see ../traces.md.
# Run it as: godot3-server --no-window -s alpha_beta.gd
extends SceneTree

const TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]

func shown(value):
	if value == INF:
		return "\"inf\""
	return "\"-inf\"" if value == -INF else str(value)

func visit(node, is_max, alpha, beta, move):
	var moved = "" if move < 0 else ",\"move\":" + str(move)
	print("{\"event\":\"enter\"" + moved + ",\"alpha\":" + shown(alpha) + ",\"beta\":" + shown(beta) + "}")
	var best = node
	if node is Array:
		best = -INF if is_max else INF
		for place in range(node.size()):
			var value = visit(node[place], not is_max, alpha, beta, place)
			best = max(best, value) if is_max else min(best, value)
			if is_max:
				alpha = max(alpha, best)
			else:
				beta = min(beta, best)
			if alpha >= beta:
				break
	print("{\"event\":\"leave\",\"value\":" + shown(best) + "}")
	return best

func _init():
	visit(TREE, true, -INF, INF, -1)
	quit()
