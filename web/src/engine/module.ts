/** A game's WebAssembly module with its memory, which is handed out once and never freed. */
import { factsOf } from "./manifest";

const urls = import.meta.glob<string>("./wasm/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const PAGE = 65_536;

/** Fetch a file of the engine. */
export async function fetchFile(name: string): Promise<ArrayBuffer> {
  const url = urls[`./wasm/${name}`];
  if (!url) throw new Error(`the engine has no file ${name}`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Fetch and compile a family's module, once. A failure is not kept: the next call tries again. */
export function fetchModule(family: string): Promise<WebAssembly.Module> {
  factsOf(family);
  const known = compiled.get(family);
  if (known) return known;
  const made = fetchFile(`${family}.wasm`).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(family, made);
  made.catch(() => compiled.delete(family));
  return made;
}

type Kernel = (...numbers: number[]) => number;

/** An instance: kernels by name, and a bump allocator over its memory. */
export class Instance {
  readonly #kernels: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  #next: number;

  constructor(module: WebAssembly.Module) {
    this.#kernels = new WebAssembly.Instance(module).exports;
    const { memory, __heap_base: base } = this.#kernels;
    if (!(memory instanceof WebAssembly.Memory && base instanceof WebAssembly.Global))
      throw new Error("this is no module of the engine");
    this.#memory = memory;
    this.#next = base.value;
  }

  /** The memory as bytes start now; a later allocation may make this view useless. */
  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  has(name: string): boolean {
    return typeof this.#kernels[name] === "function";
  }

  kernel(name: string): Kernel {
    const found = this.#kernels[name];
    if (typeof found !== "function") throw new Error(`the engine has no kernel ${name}`);
    return found as Kernel;
  }

  /** Return the address of this many fresh bytes, all zero. */
  allocate(bytes: number): number {
    const at = (this.#next + 15) & ~15;
    this.#next = at + bytes;
    const missing = this.#next - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }
}
