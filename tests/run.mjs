/**
 * `npm test`: installs, checks types and style, builds and runs every test, or only the files that are named. Runs before
 * packages are installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, install } from "../app/server/start.mjs";

const tool = (name) => join("node_modules", ".bin", name);
const run = (command, ...args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1;

// In the background, because Debian's packages of the S3 server take as long as those of npm.
const storage = process.env.TEST_S3_ENDPOINT
  ? null
  : once(spawn("bash", ["tests/support/storage/s3-server.sh", "install"], { stdio: "ignore" }), "exit").catch(() => {});
const installed = install();
const args = process.argv.slice(2);
const quick = args[0] === "quick";
const files = quick ? args.slice(1) : args;
// Compiling packages, the type check and the build use one processor each.
const types = once(spawn(tool("tsc"), { stdio: "inherit" }), "exit");
const style = run(tool("biome"), "check", "--error-on-warnings", ".");
if (style === 0) build();
const [typesStatus] = await types;
for (const [what, status] of [
  ["types are", typesStatus],
  ["style is", style],
])
  if (status !== 0) {
    console.error(`\nThe ${what} not in order; the tests did not run.`);
    process.exit(1);
  }

await installed;
// If it failed, the tests try again and say why.
await storage;
const folder = mkdtempSync(join(tmpdir(), "palmetto-run-"));
const report = join(folder, "report.json");
const projects = quick ? ["--project", "unit", "--project", "sqlite"] : [];
const status = run(
  tool("vitest"),
  "run",
  ...projects,
  ...files,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
);
try {
  const { success, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  if (!success || (numPendingTests > 0 && process.env.CI)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status || process.exitCode);
