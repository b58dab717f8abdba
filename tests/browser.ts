import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Starts a real browser: the one BROWSER_PATH names, an installed Chromium, Playwright's own, or else the one that
 * comes as a package with its own system libraries, so that a bare machine has one too.
 */
export async function startBrowser(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  const found = [process.env.BROWSER_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return chromium.launch({ executablePath: found, args });
  const packaged = await import("@sparticuz/chromium");
  const executablePath = await packaged.default.executablePath();
  return chromium.launch({
    executablePath,
    args: [...args, "--no-zygote", "--headless=shell"],
    env: { ...process.env, LD_LIBRARY_PATH: unpackLibraries() } as Record<string, string>,
  });
}

/** The libraries that a bare system lacks (libnss3 and its like) are in the package too, for a machine it knows. */
function unpackLibraries(): string {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-libraries-"));
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const archive = join(dirname(dirname(dirname(main))), "bin", "al2023.tar.br");
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-x", "-C", folder], { input: brotliDecompressSync(readFileSync(archive)) });
  return join(folder, "lib");
}
