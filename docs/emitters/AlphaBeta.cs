// Textbook alpha-beta on one tree, told as JSON lines for Plyground: see ../traces.md.
using System;
using System.Globalization;

public static class AlphaBeta {
  static readonly object Tree = new object[] {
    new object[] { 3, 12, 8 }, new object[] { 2, 4, 6 }, new object[] { 14, 5, 2 } };
  const double Infinity = double.PositiveInfinity;

  static string Shown(double value) {
    if (double.IsInfinity(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
    return value.ToString("R", CultureInfo.InvariantCulture);
  }

  static double Visit(object node, bool isMax, double alpha, double beta, int move) {
    Console.WriteLine("{\"event\":\"enter\"" + (move < 0 ? "" : ",\"move\":" + move)
      + ",\"alpha\":" + Shown(alpha) + ",\"beta\":" + Shown(beta) + "}");
    var children = node as object[];
    double best = children == null ? Convert.ToDouble(node) : isMax ? -Infinity : Infinity;
    for (var place = 0; children != null && place < children.Length && alpha < beta; place++) {
      var value = Visit(children[place], !isMax, alpha, beta, place);
      best = isMax ? Math.Max(best, value) : Math.Min(best, value);
      if (isMax) alpha = Math.Max(alpha, best);
      else beta = Math.Min(beta, best);
    }
    Console.WriteLine("{\"event\":\"leave\",\"value\":" + Shown(best) + "}");
    return best;
  }

  public static void Main() {
    Visit(Tree, true, -Infinity, Infinity, -1);
  }
}
