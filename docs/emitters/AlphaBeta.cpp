// Textbook alpha-beta on one tree, told as JSON lines for Plyground: see ../traces.md.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Node {
  double value = 0;
  std::vector<Node> children;
  Node(double leaf) : value(leaf) {}
  Node(std::vector<Node> inner) : children(std::move(inner)) {}
};

static std::string shown(double value) {
  if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
  std::ostringstream text;
  text << value;
  return text.str();
}

static double visit(const Node& node, bool isMax, double alpha, double beta, int move) {
  std::cout << "{\"event\":\"enter\"" << (move < 0 ? "" : ",\"move\":" + std::to_string(move))
            << ",\"alpha\":" << shown(alpha) << ",\"beta\":" << shown(beta) << "}\n";
  double best = node.children.empty() ? node.value : isMax ? -INFINITY : INFINITY;
  for (int place = 0; place < (int)node.children.size() && alpha < beta; place++) {
    double value = visit(node.children[place], !isMax, alpha, beta, place);
    best = isMax ? std::max(best, value) : std::min(best, value);
    (isMax ? alpha : beta) = isMax ? std::max(alpha, best) : std::min(beta, best);
  }
  std::cout << "{\"event\":\"leave\",\"value\":" << shown(best) << "}\n";
  return best;
}

int main() {
  using Children = std::vector<Node>;
  Node tree(Children{Children{3, 12, 8}, Children{2, 4, 6}, Children{14, 5, 2}});
  visit(tree, true, -INFINITY, INFINITY, -1);
}
