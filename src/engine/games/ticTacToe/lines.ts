/** The eight lines of three, each as the nine bits of its cells. */
export const lines = [
  0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100,
];
