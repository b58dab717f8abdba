import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium, type LaunchOptions } from "playwright";

/** The headless shell comes first: it halves the time of the journeys. */
const installedBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export async function startBrowser({ args: more = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { args, ...browser } = await findBrowser();
  return chromium.launch({
    ...browser,
    // Chromium would start a spare process for each page.
    args: [...args, "--renderer-process-limit=1", ...more],
    // Takes it out of `args` too. The files that Chromium uses instead take a tenth more time.
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
    ...options,
  });
}

/** Containers often have only 64 MiB. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 1024 ** 3;
}

/** Falls back to the packaged browser for Linux x64, which brings its own system libraries and fonts. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[]; env?: Record<string, string> }> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  const candidates = [process.env.BROWSER_PATH, ...installedBrowsers, chromium.executablePath()];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args };
  const folder = unpackPackagedBrowser();
  return {
    executablePath: join(folder, "chromium"),
    args: [...args, "--headless=shell"],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "lib"),
      FONTCONFIG_FILE: join(folder, "own-fonts.conf"),
    } as Record<string, string>,
  };
}

/** Moved into place when complete, because another process may be unpacking it too. */
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
