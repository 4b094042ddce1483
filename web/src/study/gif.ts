/** Animated GIFs: a few flat colours, as plans of boards have them (GIF89a). */

export interface Frame {
  /** RGBA, four bytes for each pixel. */
  pixels: Uint8ClampedArray;
  /** How long it is shown, in hundredths of a second. */
  delay: number;
}

const MOST_COLOURS = 256;
/** How many codes the dictionary of LZW can have. */
const MOST_CODES = 4096;
const KEY_BITS = 8;

/** Return frames of one size as the bytes of a GIF that is shown again and again. */
export function encodeGif(width: number, height: number, frames: readonly Frame[]): Uint8Array {
  const palette = paletteOf(frames);
  const out: number[] = [];
  const word = (number: number): void => void out.push(number & 255, number >> 8);
  out.push(...ascii("GIF89a"));
  word(width);
  word(height);
  out.push(0xf7, 0, 0); // 256 colours of 8 bits for all frames
  for (let i = 0; i < MOST_COLOURS; i++) {
    const colour = palette[i] ?? 0;
    out.push(colour >> 16, (colour >> 8) & 255, colour & 255);
  }
  out.push(0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0); // without end
  const nearest = new Map<number, number>();
  for (const { pixels, delay } of frames) {
    out.push(0x21, 0xf9, 4, 0);
    word(delay);
    out.push(0, 0, 0x2c);
    word(0);
    word(0);
    word(width);
    word(height);
    out.push(0, KEY_BITS);
    const indices = new Uint8Array(width * height);
    for (let i = 0; i < indices.length; i++)
      indices[i] = indexOf(colourAt(pixels, i), palette, nearest);
    const data = compress(indices);
    for (let at = 0; at < data.length; at += 255) {
      const block = data.slice(at, at + 255);
      out.push(block.length);
      for (const byte of block) out.push(byte);
    }
    out.push(0);
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

function colourAt(pixels: Uint8ClampedArray, i: number): number {
  const at = 4 * i;
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

/** The colours that most pixels have. */
function paletteOf(frames: readonly Frame[]): number[] {
  const counts = new Map<number, number>();
  for (const { pixels } of frames)
    for (let i = 0; i < pixels.length / 4; i++) {
      const colour = colourAt(pixels, i);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

/** The number of the colour that is most like another one. */
function indexOf(colour: number, palette: readonly number[], known: Map<number, number>): number {
  const found = known.get(colour);
  if (found !== undefined) return found;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, other] of palette.entries()) {
    const [red, green, blue] = [16, 8, 0].map(
      (shift) => ((colour >> shift) & 255) - ((other >> shift) & 255),
    );
    const apart = (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
    if (apart < least) [best, least] = [i, apart];
  }
  known.set(colour, best);
  return best;
}

/** LZW with codes of growing length, the lowest bit first. */
function compress(indices: Uint8Array): number[] {
  const [clear, end] = [1 << KEY_BITS, (1 << KEY_BITS) + 1];
  const out: number[] = [];
  let [bits, held] = [0, 0];
  let size = KEY_BITS + 1;
  const write = (code: number): void => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8) {
      out.push(held & 255);
      held >>>= 8;
    }
  };
  let codes = new Map<number, number>();
  let next = end + 1;
  write(clear);
  let prefix = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i++) {
    const index = indices[i] ?? 0;
    const key = (prefix << KEY_BITS) | index;
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (next === MOST_CODES) {
      write(clear);
      codes = new Map();
      next = end + 1;
      size = KEY_BITS + 1;
    } else {
      if (next === 1 << size) size++;
      codes.set(key, next++);
    }
    prefix = index;
  }
  write(prefix);
  write(end);
  if (bits > 0) out.push(held & 255);
  return out;
}
