import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";

/** The shell first: without the browser's own windows the journeys take little more than half as long. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const startBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/**
 * How a real browser is started: the one BROWSER_PATH names, an installed Chromium, Playwright's own, or else the one
 * that comes as a package with its own system libraries, so that a bare machine has one too.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[]; env?: Record<string, string> }> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  const found = [process.env.BROWSER_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return { executablePath: found, args };
  const packaged = await import("@sparticuz/chromium");
  const executablePath = await packaged.default.executablePath();
  return {
    executablePath,
    args: [...args, "--no-zygote", "--headless=shell"],
    env: { ...process.env, ...unpackSurroundings() } as Record<string, string>,
  };
}

/**
 * What a bare system lacks is in the package too: the libraries (libnss3 and its like), and a typeface, without which
 * the browser ends at the first word it has to draw.
 */
function unpackSurroundings(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-browser-"));
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  for (const archive of ["al2023.tar.br", "fonts.tar.br"]) {
    const packed = readFileSync(join(dirname(dirname(dirname(main))), "bin", archive));
    execFileSync("tar", ["-x", "-C", folder], { input: brotliDecompressSync(packed) });
  }
  const fonts = join(folder, "own-fonts.conf");
  const places = `<dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>`;
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  );
  return { LD_LIBRARY_PATH: join(folder, "lib"), FONTCONFIG_FILE: fonts };
}
