import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const tools = "content/tools";
const art = `${tools}/sample-designs`;
const files = (folder: string, type: string) =>
  readdirSync(join(art, folder))
    .filter((name) => name.endsWith(type))
    .map((name) => join(art, folder, name));
const read = (list: string[]) => list.map((file) => readFileSync(file, "utf8")).join("\n");

const scenes = files("scenes", ".py");
const rendering = read(scenes);
const drawing = read(["", "designs", "drawings", "scenes", "scenes/tex"].flatMap((folder) => files(folder, ".mjs")));
const used = Object.keys(JSON.parse(read([`${tools}/package.json`])).dependencies);
const isTypeface = (name: string) => name.startsWith("@fontsource");
const setUp = read([`${art}/setup.sh`]);

/** The distinct matches of a pattern's first group. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? "")),
];
const quoted = (name: string) => `\`${name}\``;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** `name@1.2.3` and `name==1.2.3`, as the page writes them. */
const packages = [...setUp.matchAll(/([@\w/-]+)(?:@|==)(\d[\w.]*)/g)].map(([, name, at]) => `\`${name}\` ${at}`);

/** Without the scenes' own modules, and those of Python and Blender. */
const foreign = (module: string) =>
  !scenes.some((file) => basename(file, ".py") === module) &&
  !/^(math|os|random|struct|sys|tempfile|bpy|bmesh|mathutils)$/.test(module);
const imports = [...rendering.matchAll(/^ *(?:from (\w+) import|import (.+))$/gm)];
const modules = new Set(
  imports
    .flatMap(([, one, several = one ?? ""]) => several.split(",").map((name) => name.trim().split(" ")[0] ?? ""))
    .filter(foreign),
);

test.each([
  ["typefaces", used.filter(isTypeface).map((name) => quoted(name.replace(/^.*\//, ""))), 31],
  ["packages of the tools", used.filter((name) => !isTypeface(name)).map(quoted), 5],
  ["packages of the set-up", packages, 5],
  ["programs of the set-up", found(setUp, /apt-get install .* (\w+)$/gm).map(capital), 1],
  ["weights of the denoiser", found(rendering + setUp, /(\w+\.tza)/g).map(quoted), 1],
  ["environments that light a scene", found(rendering, /\bworld\("(\w+)"/g).map(quoted), 9],
  ["models of sun and sky", found(rendering, /sky_type = "(\w+)"/g).map(capital), 1],
  ["modules of the scenes", [...modules].map(quoted), 3],
  ["modules of the drawing", found(drawing, /from "([^.:"]+)";/g).map(quoted), 1],
])("%s: the licence of each is listed", (_, names, known) => {
  const listed = read(["docs/licenses.md"]);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  // Otherwise the sources have a new format, and the pattern no longer matches them.
  expect(names.length).toBeGreaterThanOrEqual(known);
});
