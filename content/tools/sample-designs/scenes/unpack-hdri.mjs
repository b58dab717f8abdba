// node unpack-hdri.mjs <from> <to>: converts the package's JavaScript files to .exr, which Blender reads.
import fs from "node:fs";
import path from "node:path";

const [from, to] = process.argv.slice(2);
for (const file of fs.readdirSync(from).filter((name) => name.endsWith(".exr.js"))) {
  const [, base64] = /base64,([A-Za-z0-9+/=]+)/.exec(fs.readFileSync(path.join(from, file), "utf8"));
  fs.writeFileSync(path.join(to, file.replace(".js", "")), Buffer.from(base64, "base64"));
}
