/** `npm start`, `npm run dev` and `npm run admin`: installs and builds if needed. Runs before anything is installed. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const sources = [
  "app",
  "content",
  "drizzle",
  "public",
  "server.ts",
  "vite.config.ts",
  "remix.config.js",
  "package-lock.json",
];
const MAX_OUTPUT = 64 * 1024 * 1024;
const run = (command, ...args) => execFileSync(command, args, { stdio: "inherit" });

function runQuietly(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: MAX_OUTPUT });
  if (status === 0) return;
  console.error(stdout ?? "", stderr ?? "");
  throw error ?? new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

/** Returns when the packages can be read. The promise resolves when those of native code are compiled, a minute later. */
export async function install() {
  // npm would empty the packages of another checkout.
  if (lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // better-sqlite3 is compiled for one ABI of Node.
  const wanted = `${fingerprint(["package-lock.json"])} ${process.versions.modules}`;
  if (isDone("node_modules/.installed", wanted)) return;
  console.log("Installing packages (only the first time, a minute or two)…");
  runQuietly("npm", "ci", "--ignore-scripts", "--include=dev", "--no-fund", "--no-audit", "--loglevel=error");
  await promisify(execFile)("npm", ["rebuild", "--loglevel=error"], { maxBuffer: MAX_OUTPUT });
  refuseAbortingDriver();
  writeFileSync("node_modules/.installed", wanted);
}

// Node 24.19 and later abort when better-sqlite3 was compiled with their headers (nodejs/node 65446).
function refuseAbortingDriver() {
  if (!process.version.startsWith("v24.")) return;
  const driver = readFileSync("node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  if (!driver.includes("RemoveEnvironmentCleanupHook")) return;
  console.error(`Node ${process.version} cannot run the SQLite driver that was compiled here. Use Node 26, 22 or 20.`);
  process.exit(1);
}

export function build() {
  const wanted = fingerprint(sources);
  if (isDone("build/.built", wanted)) return;
  console.log("Building (only after a change, about half a minute)…");
  runQuietly("npm", "run", "--silent", "build");
  writeFileSync("build/.built", wanted);
}

const isDone = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

function fingerprint(roots) {
  const hash = createHash("sha256");
  for (const file of roots.flatMap(listFiles)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  // The tools that draw pictures are a package of their own, which the build does not read.
  if (path === join("content", "tools")) return [];
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch {
      return null;
    }
  })();
  if (!entries) return [path];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}

const mode = process.argv[2];
if (mode === "dev") {
  await install();
  run(join("node_modules", ".bin", "tsx"), "server.ts");
} else if (mode === "serve") {
  const installed = install();
  build();
  await installed;
  process.env.NODE_ENV = "production";
  await import("../../build/server.js");
} else if (mode === "admin") {
  if (!existsSync("server.ts")) {
    process.argv.splice(2, 1);
    await import("../../build/admin.js");
  } else {
    await install();
    const command = ["app/command-line.server.ts", ...process.argv.slice(3)];
    process.exitCode = spawnSync(join("node_modules", ".bin", "tsx"), command, { stdio: "inherit" }).status ?? 1;
  }
}
