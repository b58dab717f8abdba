import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import options from "./remix.config.js";

export default defineConfig({
  // The tests start what they need themselves.
  plugins: process.env.VITEST ? [] : [tailwindcss(), remix({ ...options, future: { ...options.future } })],
  build: {
    target: "es2022",
    // The content security policy allows only our own files, no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  test: {
    globalSetup: "tests/support/global-setup.ts",
    // One more than the processors that most machines for tests have: while one waits, another works.
    maxWorkers: 3,
    projects: [
      project("unit", "tests/unit/**/*.test.ts"),
      // The requests run once on each database; tests/once does not depend on the database.
      project("sqlite", ["tests/requests/**/*.test.ts", "tests/once/**/*.test.ts"], {
        env: { TEST_DATABASE: "sqlite" },
      }),
      project("postgres", "tests/requests/**/*.test.ts", { env: { TEST_DATABASE: "postgres" } }),
      project("journeys", "tests/journeys/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 240_000,
        // The default of one second is short for a browser on a busy machine.
        expect: { poll: { timeout: 15_000 } },
        // Last, so that a browser never shares the processor with other tests.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});

function project(
  name: string,
  include: string | string[],
  more: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [include].flat(),
      pool: "forks",
      // The files of a process share what they import.
      isolate: false,
      setupFiles: "tests/support/stack-traces.ts",
      testTimeout: 20_000,
      hookTimeout: 60_000,
      ...more,
    },
  };
}
