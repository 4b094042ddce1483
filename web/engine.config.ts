/** The page that tries the engine in a browser (tests/engine). It is no part of the app. */
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  publicDir: false,
  build: { target: "es2022", assetsInlineLimit: 0, rollupOptions: { input: "engine.html" } },
});
