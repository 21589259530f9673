// SHA-256. Browsers have it themselves, but not on a plain address of a local network, where most games are played.
const primes = (most: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < most; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function promiseOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) words[at] = blocks.getInt32(block + 4 * at);
      else {
        const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
        const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        words[at] = ((words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = ((hash[at] ?? 0) + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
