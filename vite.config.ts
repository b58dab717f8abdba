import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { Rollup } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import options from "./remix.config.js";

export default defineConfig(({ isSsrBuild }) => ({
  // The tests start what they need themselves.
  plugins: process.env.VITEST ? [] : [tailwindcss(), remix({ ...options, future: { ...options.future } })],
  build: {
    target: "es2022",
    // The content security policy allows only our own files, no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chooseChunk } },
  },
  worker: { format: "es" },
  // As in app/server/bundle.mjs, which says why.
  ssr: { noExternal: ["drizzle-orm"] },
  test: {
    globalSetup: "tests/support/global-setup.ts",
    // One more than the processors that most machines for tests have: while one waits, another works.
    maxWorkers: 3,
    // Each project would transform every module anew.
    experimental: { fsModuleCache: true },
    projects: [
      project("unit", "tests/unit/**/*.test.ts"),
      // Runs on both databases. tests/once runs on one, because other tests execute its statements on both.
      project("sqlite", ["tests/requests/**/*.test.ts", "tests/once/**/*.test.ts"], {
        env: { TEST_DATABASE: "sqlite" },
      }),
      project("postgres", "tests/requests/**/*.test.ts", { env: { TEST_DATABASE: "postgres" } }),
      project("journeys", "tests/journeys/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 240_000,
        // Last, so that a browser never shares the processor with other tests.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
}));

/** Many small files compress worse than a few, and each has headers of its own. The order page loads only what it uses. */
function chooseChunk(
  file: string,
  { getModuleInfo }: Pick<Rollup.ManualChunkMeta, "getModuleInfo">,
): string | undefined {
  if (/\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\//.test(file))
    return "react";
  const chunk = chooseSharedChunk(file);
  if (!chunk) return undefined;
  const used = listImports(["app/entry.client.tsx", "app/root.tsx", "app/order/page/page.tsx"], getModuleInfo);
  return used.has(file) ? chunk : `more-${chunk}`;
}

function chooseSharedChunk(file: string): string | undefined {
  if (/\/app\/(ui\/uploads|order\/parts)\/[^/]+\.tsx?$/.test(file)) return "uploads";
  if (/\/app\/((paths|site)\.ts|ui\/([^/]+|(feedback|form|layout|marks)\/[^/]+)\.tsx?)$/.test(file)) return "ui";
  // What the order page shares with others in files of less than a kilobyte.
  if (/\/(use-packages|visit-source|standard-delivery|stars|review-list|heading-lines)\.tsx?$/.test(file)) return "ui";
}

/** The modules that these files import, directly or not, and the files themselves. */
function listImports(files: string[], getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const found = new Set(files.map((file) => join(import.meta.dirname, file)));
  for (const file of found) for (const imported of getModuleInfo(file)?.importedIds ?? []) found.add(imported);
  return found;
}

function project(
  name: string,
  include: string | string[],
  more: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  return {
    // The production build of React has no `jsxDEV`.
    esbuild: { jsxDev: false },
    test: {
      name,
      include: [include].flat(),
      pool: "forks",
      // The files of a process share what they import.
      isolate: false,
      setupFiles: "tests/support/stack-traces.ts",
      // On a busy machine everything takes ten times as long.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      ...more,
      // React's production build, which visitors get, renders faster than the one for development.
      env: { NODE_ENV: "production", ...more.env },
    },
  };
}
