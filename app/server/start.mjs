/** `npm start`, `npm run dev` and `npm run admin`: installs and builds if needed. Runs before anything is installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = ["app", "drizzle", "public", "server.ts", "vite.config.ts", "remix.config.js", "package-lock.json"];
const run = (command, ...args) => execFileSync(command, args, { stdio: "inherit" });

function runQuietly(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status === 0) return;
  console.error(stdout ?? "", stderr ?? "");
  throw error ?? new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

export function install() {
  // npm would empty the packages of another checkout.
  if (lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // better-sqlite3 is compiled for one ABI of Node.
  runIfChanged("node_modules/.installed", `${fingerprint(["package-lock.json"])} ${process.versions.modules}`, () => {
    console.log("Installing packages (only the first time, a minute or two)…");
    runQuietly("npm", "ci", "--include=dev", "--no-fund", "--no-audit", "--loglevel=error");
  });
}

export function build() {
  runIfChanged("build/.built", fingerprint(sources), () => {
    console.log("Building (only after a change, about half a minute)…");
    runQuietly("npm", "run", "--silent", "build");
  });
}

function runIfChanged(stamp, wanted, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  work();
  writeFileSync(stamp, wanted);
}

function fingerprint(roots) {
  const hash = createHash("sha256");
  for (const file of roots.flatMap(listFiles)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function listFiles(path) {
  if (!existsSync(path)) return [];
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
  install();
  run(join("node_modules", ".bin", "tsx"), "server.ts");
} else if (mode === "serve") {
  install();
  build();
  process.env.NODE_ENV = "production";
  await import("../../build/server.js");
} else if (mode === "admin") {
  if (!existsSync("server.ts")) {
    process.argv.splice(2, 1);
    await import("../../build/admin.js");
  } else {
    install();
    const command = ["app/command-line.server.ts", ...process.argv.slice(3)];
    process.exitCode = spawnSync(join("node_modules", ".bin", "tsx"), command, { stdio: "inherit" }).status ?? 1;
  }
}
