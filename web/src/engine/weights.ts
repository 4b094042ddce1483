/** The numbers that a game's heuristics read: files of NumPy with 16-bit or 32-bit floats. */
const files = import.meta.glob<string>("../../../src/quayside/games/*/weights/*.npy", {
  query: "?url",
  import: "default",
  eager: true,
});

const loaded = new Map<string, Promise<Float32Array>>();

/** Fetch weights, once for the page or worker. A failure is not kept. */
export function fetchWeights(name: string): Promise<Float32Array> {
  const known = loaded.get(name);
  if (known) return known;
  const made = fetchBytes(name).then(readWeights);
  loaded.set(name, made);
  made.catch(() => loaded.delete(name));
  return made;
}

async function fetchBytes(name: string): Promise<ArrayBuffer> {
  const [, url] = Object.entries(files).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (!url) throw new Error(`the engine has no file ${name}`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Read a file of NumPy's format 1.0. */
export function readWeights(bytes: ArrayBuffer): Float32Array {
  const begin = 10 + new DataView(bytes).getUint16(8, true);
  const head = new TextDecoder("latin1").decode(bytes.slice(10, begin));
  if (head.includes("'<f4'")) return new Float32Array(bytes.slice(begin));
  if (!head.includes("'<f2'")) throw new Error("weights must be 16-bit or 32-bit floats");
  return Float32Array.from(new Uint16Array(bytes.slice(begin)), fromHalf);
}

/** Return the value of a 16-bit float with these bits: it fits into 32 bits exactly. */
function fromHalf(bits: number): number {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}
