/** CRC-32 as in zlib: it makes a position's seed, the same in Python and here. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? 0xedb88320 ^ (word >>> 1) : word >>> 1;
  return word;
});

/** Return the checksum of an array's bytes, continued from that of what came before. */
export function crc32(data: ArrayBufferView, before = 0): number {
  let word = ~before;
  for (const byte of new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    word = (TABLE[(word ^ byte) & 255] ?? 0) ^ (word >>> 8);
  return ~word >>> 0;
}
