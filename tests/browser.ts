import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";

/** Chromium without windows of its own: with it the journeys take little more than half as long. */
const shell = "/usr/bin/chromium-headless-shell";
const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const startBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/**
 * How a real browser is started: the one BROWSER_PATH names, or an installed headless shell, or the one that comes as a
 * package with its own system libraries, so that a bare machine has one too; where that does not run, an installed
 * Chromium or Playwright's own.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[]; env?: Record<string, string> }> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  const found = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
  const named = found([process.env.BROWSER_PATH, shell]);
  const packaged = process.platform === "linux" && process.arch === "x64";
  const executablePath = named ?? (packaged ? undefined : found([...installed, chromium.executablePath()]));
  if (executablePath) return { executablePath, args };
  return startPackaged(args);
}

async function startPackaged(args: string[]) {
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
