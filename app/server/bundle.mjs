/** The build's second part: bundles the server-side entry points. */
import { build } from "esbuild";

await build({
  entryPoints: {
    server: "server.ts",
    admin: "app/command-line.server.ts",
    "shrink-process": "app/server/storage/shrink-process.server.ts",
  },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
