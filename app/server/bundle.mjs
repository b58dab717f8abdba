/** The build's second part: bundles the server-side entry points. */
import { readFileSync } from "node:fs";
import { build } from "esbuild";

// Unbundled, Node would read the package's 180 KB package.json for each of its files: half a second at every start.
const bundled = ["drizzle-orm"];
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

await build({
  entryPoints: {
    server: "server.ts",
    admin: "app/command-line.server.ts",
    "shrink-process": "app/server/storage/shrink-process.server.ts",
    "copy-thread": "app/backup/copy-thread.mjs",
  },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // The development server and its tools are loaded only outside production.
  external: [...Object.keys(dependencies).filter((name) => !bundled.includes(name)), "vite", "tsx"],
  sourcemap: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
