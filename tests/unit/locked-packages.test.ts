import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first releases without known vulnerabilities (docs/decisions.md, entry 6). */
const leastVersions = { "react-router": "6.30.6", "@remix-run/router": "1.23.4" };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version: string }>;
};

test.each(Object.entries(leastVersions))("every installed %s has version %s or newer", (name, least) => {
  const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(installed).not.toEqual([]);
  for (const [path, { version }] of installed)
    expect(version.localeCompare(least, "en", { numeric: true }), `${path} ${version}`).toBeGreaterThanOrEqual(0);
});
