import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Write a .gz beside every text file, module and table, for the server to send as it is. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|wasm|table)$/.test(name)) continue;
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** Pages of a server are at several addresses: theirs name files from its root. Everything else
 * names files from where it is itself, so that the static edition works in any folder. */
function fromRoot(): Plugin {
  return {
    name: "from-root",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/** The version of the package, which has the only copy of it. */
function version(): string {
  const source = readFileSync(join(import.meta.dirname, "../src/quayside/__init__.py"), "utf-8");
  const found = source.match(/^__version__ = "(.+)"$/m)?.[1];
  if (found === undefined) throw new Error("src/quayside/__init__.py names no version");
  return found;
}

export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/",
  plugins: [react(), fromRoot(), compressed()],
  define: { QUAYSIDE_VERSION: JSON.stringify(version()) },
  // A busy machine is no failure.
  test: { testTimeout: 60_000 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  build: {
    outDir: "../src/quayside/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // The library that draws in space is one file, whichever game is played.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "three", test: /node_modules[\\/]three[\\/]/ }] },
      },
    },
  },
}));
