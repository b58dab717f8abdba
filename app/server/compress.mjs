/** The build's third part: minifies and compresses the browser's files. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { minify } from "terser";

for (const entry of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(js|css|svg|txt|xml|json|webmanifest)$/.test(file)) continue;
  // 5% smaller than what Vite wrote. Vite's own terser option would name the scripts of `?worker&url` differently per build.
  if (file.endsWith(".js"))
    writeFileSync(
      file,
      (await minify(readFileSync(file, "utf8"), { module: true, ecma: 2020, compress: { passes: 2 } })).code,
    );
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
