/// <reference types="node" />
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { disagreements } from "./agree";
import { families } from "./manifest";
import { Engine } from "./rules";

/** Where tests/engine put what Python said; without it there is nothing to compare with. */
const folder = process.env["QUAYSIDE_ENGINE_DATA"];

function bytesOf(file: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

export function engineOf(family: string): Engine {
  const file = new URL(`./wasm/${family}.wasm`, import.meta.url);
  return new Engine(family, new WebAssembly.Module(readFileSync(file)));
}

describe.each(families)("%s", (family) => {
  it.runIf(folder && existsSync(`${folder}/${family}.positions`))(
    "says the same as Python about every position",
    () => {
      expect(disagreements(engineOf(family), bytesOf(`${folder}/${family}.positions`))).toEqual([]);
    },
  );
});
