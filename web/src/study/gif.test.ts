import { expect, it } from "vitest";
import { seeded } from "../play/testing";
import { encodeGif, type Frame } from "./gif";

/** Read a GIF as its specification says, without a look at how it was written. */
function decode(bytes: Uint8Array): { width: number; height: number; frames: number[][] } {
  const word = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
  const [width, height] = [word(6), word(8)];
  const colours = 2 << ((bytes[10] ?? 0) & 7);
  const colour = (i: number) => {
    const at = 13 + 3 * i;
    return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  };
  const frames: number[][] = [];
  let at = 13 + 3 * colours;
  const blocks = (): number[] => {
    const data: number[] = [];
    for (let size = bytes[at++] ?? 0; size; size = bytes[at++] ?? 0) {
      data.push(...bytes.slice(at, at + size));
      at += size;
    }
    return data;
  };
  while (bytes[at] !== 0x3b) {
    const kind = bytes[at++];
    if (kind === 0x21) {
      at++;
      blocks();
    } else {
      expect(kind).toBe(0x2c);
      at += 9;
      const key = bytes[at++] ?? 0;
      frames.push(inflate(blocks(), key).map(colour));
    }
  }
  return { width, height, frames };
}

function inflate(data: readonly number[], key: number): number[] {
  const [clear, end] = [1 << key, (1 << key) + 1];
  let size = key + 1;
  let table: number[][] = [];
  let before: number[] | null = null;
  const out: number[] = [];
  let bit = 0;
  const read = (): number => {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << i;
    return code;
  };
  for (let code = read(); code !== end; code = read()) {
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, i) => [i]);
      size = key + 1;
      before = null;
      continue;
    }
    const known: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    out.push(...known);
    if (before && table.length < 4096) table.push([...before, known[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size++;
    before = known;
  }
  return out;
}

/** A frame of few colours in runs and noise, long enough to fill the dictionary several times. */
function frame(width: number, height: number, colours: number, seed: number): Frame {
  const below = seeded(seed);
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  let colour = 0;
  for (let i = 0; i < width * height; i++) {
    if (below(3) === 0) colour = below(colours);
    pixels.set([colour * 37, 255 - colour * 11, colour], 4 * i);
  }
  return { pixels, delay: 50 };
}

it("writes frames that are read back pixel by pixel", () => {
  for (const [width, height, colours] of [
    [1, 1, 1],
    [7, 5, 2],
    [150, 120, 7],
    [200, 160, 20],
  ] as const) {
    const frames = [frame(width, height, colours, 1), frame(width, height, colours, 2)];
    const read = decode(encodeGif(width, height, frames));
    expect([read.width, read.height]).toEqual([width, height]);
    for (const [n, { pixels }] of frames.entries()) {
      const wanted = Array.from({ length: width * height }, (_, i) => {
        const [red = 0, green = 0, blue = 0] = pixels.slice(4 * i, 4 * i + 3);
        return (red << 16) | (green << 8) | blue;
      });
      expect(read.frames[n]).toEqual(wanted);
    }
  }
});

it("takes the nearest colour where there are too many", () => {
  const pixels = new Uint8ClampedArray(4 * 400).fill(255);
  for (let i = 0; i < 400; i++) pixels.set([i % 256, i >> 8, 0], 4 * i);
  const { frames } = decode(encodeGif(20, 20, [{ pixels, delay: 1 }]));
  for (const [i, colour] of (frames[0] ?? []).entries())
    expect(Math.abs((colour >> 16) - (i % 256))).toBeLessThanOrEqual(2);
});
