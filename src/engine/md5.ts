/** How far each round turns its sum, by its group of sixteen and its place among four. */
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];

/** One number a round, from the sine. */
const sines = Int32Array.from({ length: 64 }, (_, i) => Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))));

/**
 * The MD5 digest of a text's UTF-8 bytes, as 32 hexadecimal digits: 64 rounds for every block of 64 bytes, the padding
 * of 9 to 72 bytes included. Source: R. Rivest 1992, RFC 1321, "The MD5 Message-Digest Algorithm".
 */
export function md5(text: string): string {
  const words = padded(text);
  const sum = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < words.length; block += 16) addBlock(sum, words.subarray(block, block + 16));
  const bytes = new DataView(new ArrayBuffer(16));
  for (const [i, word] of sum.entries()) bytes.setInt32(4 * i, word, true);
  return Array.from({ length: 16 }, (_, i) => bytes.getUint8(i).toString(16).padStart(2, "0")).join("");
}

/** The bytes, a one, zeros and the length in bits, as whole blocks of sixteen words, the least byte first. */
function padded(text: string): Int32Array {
  const bytes = bytesOf(text);
  const blocks = Math.floor((bytes.length + 8) / 64) + 1;
  const view = new DataView(new ArrayBuffer(64 * blocks));
  for (const [i, byte] of bytes.entries()) view.setUint8(i, byte);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(64 * blocks - 8, 8 * bytes.length, true);
  view.setUint32(64 * blocks - 4, Math.floor(bytes.length / 2 ** 29), true);
  return Int32Array.from({ length: 16 * blocks }, (_, i) => view.getInt32(4 * i, true));
}

/** In UTF-8, which is what a text is escaped in, too. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, escaped, plain]) =>
    escaped ? Number.parseInt(escaped, 16) : plain.charCodeAt(0),
  );

function addBlock(sum: Int32Array, block: Int32Array): void {
  let [a, b, c, d] = sum;
  for (let round = 0; round < 64; round++) {
    const [mixed, word] = mix(round, b, c, d);
    const total = (a + mixed + sines[round] + block[word]) | 0;
    const turn = turns[round >> 4][round & 3];
    [a, d, c] = [d, c, b];
    b = (b + ((total << turn) | (total >>> (32 - turn)))) | 0;
  }
  for (const [i, word] of [a, b, c, d].entries()) sum[i] += word;
}

/** What a round makes of three words, and which word of the block it takes. */
function mix(round: number, b: number, c: number, d: number): readonly [number, number] {
  if (round < 16) return [(b & c) | (~b & d), round];
  if (round < 32) return [(d & b) | (~d & c), (5 * round + 1) & 15];
  if (round < 48) return [b ^ c ^ d, (3 * round + 5) & 15];
  return [c ^ (b | ~d), (7 * round) & 15];
}
