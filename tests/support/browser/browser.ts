import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium, type LaunchOptions } from "playwright";

/** The first is without windows of its own: with it the journeys take little more than half as long. */
const installedBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const startBrowser = async (options?: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...(await findBrowser()), ...options });

/**
 * How a real browser is started: the one BROWSER_PATH names, an installed Chromium or Playwright's own; else the one that
 * comes as a package, for Linux on x64, with its own system libraries, so that a bare machine has one too.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[]; env?: Record<string, string> }> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  const candidates = [process.env.BROWSER_PATH, ...installedBrowsers, chromium.executablePath()];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args };
  const folder = unpackPackagedBrowser();
  return {
    executablePath: join(folder, "chromium"),
    args: [...args, "--no-zygote", "--headless=shell"],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "lib"),
      FONTCONFIG_FILE: join(folder, "own-fonts.conf"),
    } as Record<string, string>,
  };
}

/**
 * The folder of the packaged browser, with what a bare system lacks: the libraries (libnss3 and its like), and a
 * typeface, without which it ends at the first word it has to draw. Unpacked once for each version, and moved to its
 * place when it is whole: another process may be doing the same.
 */
function unpackPackagedBrowser(): string {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const source = dirname(dirname(dirname(main)));
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const folder = join(tmpdir(), `palmetto-browser-${version}`);
  if (existsSync(folder)) return folder;
  const tempFolder = mkdtempSync(`${folder}-`);
  const readArchive = (name: string) => brotliDecompressSync(readFileSync(join(source, "bin", name)));
  writeFileSync(join(tempFolder, "chromium"), readArchive("chromium.br"), { mode: 0o755 });
  for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"])
    execFileSync("tar", ["-x", "-C", tempFolder], { input: readArchive(name) });
  const places = `<dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>`;
  writeFileSync(
    join(tempFolder, "own-fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  );
  try {
    renameSync(tempFolder, folder);
  } catch (error) {
    rmSync(tempFolder, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
