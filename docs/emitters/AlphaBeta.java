/** Textbook alpha-beta on one tree, told as JSON lines for Plyground: see ../traces.md. */
public class AlphaBeta {
  static final Object TREE = new Object[][] {{3, 12, 8}, {2, 4, 6}, {14, 5, 2}};
  static final double INFINITY = Double.POSITIVE_INFINITY;

  static String shown(double value) {
    return Double.isInfinite(value) ? (value > 0 ? "\"inf\"" : "\"-inf\"") : Double.toString(value);
  }

  static double visit(Object node, boolean isMax, double alpha, double beta, int move) {
    System.out.println("{\"event\":\"enter\"" + (move < 0 ? "" : ",\"move\":" + move)
        + ",\"alpha\":" + shown(alpha) + ",\"beta\":" + shown(beta) + "}");
    double best;
    if (node instanceof Object[]) {
      Object[] children = (Object[]) node;
      best = isMax ? -INFINITY : INFINITY;
      for (int place = 0; place < children.length && alpha < beta; place++) {
        double value = visit(children[place], !isMax, alpha, beta, place);
        best = isMax ? Math.max(best, value) : Math.min(best, value);
        if (isMax) alpha = Math.max(alpha, best);
        else beta = Math.min(beta, best);
      }
    } else {
      best = ((Number) node).doubleValue();
    }
    System.out.println("{\"event\":\"leave\",\"value\":" + shown(best) + "}");
    return best;
  }

  public static void main(String[] arguments) {
    visit(TREE, true, -INFINITY, INFINITY, -1);
  }
}
