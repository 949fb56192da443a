import { defineConfig } from "vite";

// The texts of all languages lie beside the rules, in src/orrery/texts; the server serves what is built here.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/orrery/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { entryFileNames: "assets/main-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:2849", ws: true } },
    fs: { allow: [".."] },
  },
});
