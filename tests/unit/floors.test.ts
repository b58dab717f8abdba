import { dirname } from "node:path";
import { expect, test } from "vitest";
import { findCircles, type Import, listFiles, listImports, siteFiles } from "../support/imports";

/** The four floors of docs/architecture.md. A file may import its own floor only where the rules below say so. */
const services = [
  "account",
  "backup",
  "coupons",
  "figures",
  "files",
  "inbox",
  "notifications",
  "outbox",
  "packages",
  "payment",
  "person",
  "receipts",
  "refunds",
  "reports",
  "reviews",
  "settings",
  "summary",
  "texts",
  "trash",
  "vitals",
];
/** Each feature's folders of screens. The other folders hold its model and its verbs. */
const features: Record<string, string[]> = {
  order: ["page", "customer", "office"],
  shop: ["vault", "blueprint", "download", "office"],
  booking: ["customer", "office"],
  contact: ["page", "office"],
  dealflow: ["office"],
};

const imports = siteFiles.flatMap(listImports);

const ground = "paths|site|office-rights|office-screens|switchable-pages";
/** Text and data that the site shows, without the package of tools that draw and make them. */
const content = "content/(?!tools/)";
/** Names, colors and the logo are below all floors. */
const isBrand = (file: string) => file.startsWith("content/brand/");
/** What files may import, by the path without `app/`. The first rule that matches a file applies. */
const rules: { files: RegExp; may: RegExp }[] = [
  { files: /^drizzle\//, may: /^drizzle\// },
  { files: /^app\/(paths|site|office-rights)\.ts$/, may: /^$/ },
  { files: /^app\/(routes|office-screens|switchable-pages)\.ts$/, may: /^app\/(paths|office-rights)\.ts$/ },
  // Emails carry the brand, and what a feature brings says whose it is.
  { files: /^app\/server\//, may: /^(app\/server\/|app\/(site|office-rights)\.ts$|drizzle\/)/ },
  { files: /^app\/ui\//, may: new RegExp(`^app/(ui/|(${ground})\\.ts$)`) },
  // What the files say until the office changes it. Only admins see a picture that is not saved yet.
  {
    files: /^app\/texts\//,
    may: new RegExp(`^(app/(texts|account|files|server)/|app/(${ground})\\.ts$|${content}|drizzle/)`),
  },
  {
    files: new RegExp(`^app/(${services.join("|")})/`),
    may: new RegExp(`^(app/(${services.join("|")}|server|ui)/|app/office\\.css$|app/(${ground})\\.ts$|drizzle/)`),
  },
  ...Object.keys(features).map((feature) => ({
    files: new RegExp(`^app/${feature}/`),
    may: new RegExp(
      `^(app/(${[feature, ...services].join("|")}|server|ui)/|app/(${ground})\\.ts$|app/office\\.css$|${content}|drizzle/)`,
    ),
  })),
  {
    files: /^app\/(pages|admin)\//,
    may: new RegExp(
      `^(app/(pages|admin|${services.join("|")}|server|ui)/|app/(root\\.tsx|office\\.css|(${ground})\\.ts)$|${content})`,
    ),
  },
  {
    files: /^app\/(root|entry\.(client|server))\.tsx$/,
    may: new RegExp(`^app/((ui|server)/|(load-site-facts\\.server|${ground})\\.ts$|app\\.css$)`),
  },
  { files: /^app\/load-site-facts\.server\.ts$/, may: new RegExp(`^app/(server/|(${ground})\\.ts$)`) },
  { files: /^app\/features\.server\.ts$/, may: /^app\/(server\/services\.server\.ts|[a-z-]+\/feature\.server\.ts)$/ },
  { files: /^app\/command-line\.server\.ts$/, may: /^(app\/server\/|app\/features\.server\.ts$|drizzle\/)/ },
  {
    files: /^server\.ts$/,
    may: /^(app\/server\/|app\/account\/first-account\.server\.ts$|app\/settings\/setup\.server\.ts$|app\/site\.ts$|app\/features\.server\.ts$|drizzle\/)/,
  },
];

const show = ({ from, to }: Import) => `${from} -> ${to}`;

test("each floor imports only the floors below, and no feature imports another", () => {
  const unruled = siteFiles.filter((file) => /\.tsx?$/.test(file) && !rules.some((rule) => rule.files.test(file)));
  const wrong = imports.filter(
    ({ from, to }) => !isBrand(to) && !rules.find((rule) => rule.files.test(from))?.may.test(to),
  );
  expect([unruled.filter((file) => imports.some(({ from }) => from === file)), wrong.map(show)]).toEqual([[], []]);
});

test("verbs and models import no screen, and a folder of screens imports no other such folder", () => {
  const screenOf = (file: string): string | null => {
    const [, feature = "", folder = ""] = file.split("/");
    return features[feature]?.includes(folder) ? `${feature}/${folder}` : null;
  };
  const isEntry = (file: string) => file.endsWith("/feature.server.ts");
  const wrong = imports.filter(
    ({ from, to }) => screenOf(to) !== null && screenOf(from) !== screenOf(to) && !isEntry(from),
  );
  expect(wrong.map(show)).toEqual([]);
});

test("text files of the site import only addresses and facts, so that a change of text needs no other file", () => {
  const shown = listFiles("content").filter((file) => new RegExp(`^${content}`).test(file));
  const wrong = shown
    .flatMap(listImports)
    .filter(({ to }) => !/^app\/(paths|site)\.ts$/.test(to) && !new RegExp(`^${content}`).test(to));
  expect(shown).toContain("content/faq/questions.ts");
  expect(wrong.map(show)).toEqual([]);
});

test("the drawing tools read the site only in two files, and the site imports nothing of them", () => {
  const tools = listFiles("content/tools", /\.(ts|mjs)$/).filter((file) => !file.includes("node_modules"));
  const outward = tools.flatMap(listImports).filter(({ to }) => !to.startsWith("content/tools/"));
  expect(new Set(outward.map(({ from }) => from))).toEqual(
    new Set(["content/tools/browser.ts", "content/tools/site.ts"]),
  );
  const inward = [...siteFiles, ...listFiles("content").filter((file) => !file.startsWith("content/tools/"))]
    .flatMap(listImports)
    .filter(({ to }) => to.startsWith("content/tools/"));
  expect(inward.map(show)).toEqual([]);
});

test("server code imports nothing that renders", () => {
  const wrong = imports.filter(({ from, to }) => from.endsWith(".server.ts") && to.endsWith(".tsx"));
  expect(wrong.map(show)).toEqual([]);
});

test("no model imports a database or a storage", () => {
  const wrong = imports.filter(
    ({ from, to }) => from.includes("/model/") && /^drizzle\/(connect|lock)|\/storage\/storage/.test(to),
  );
  expect(wrong.map(show)).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
  expect(findCircles(imports.filter(({ to }) => /\.tsx?$/.test(to)))).toEqual([]);
});

test("no folders import each other in a circle, at any depth", () => {
  const parents = new Set(siteFiles.flatMap(listParents));
  const circles = [...parents].flatMap((parent) => {
    const childOf = (file: string) => {
      const [first = "", ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split("/") : [];
      return rest.length > 0 ? first : null;
    };
    const between = imports.flatMap((one) => {
      const [from, to] = [childOf(one.from), childOf(one.to)];
      return from && to && from !== to ? [{ from, to }] : [];
    });
    return findCircles(between).map((folders) => `${parent}: ${folders.join(", ")}`);
  });
  expect(circles).toEqual([]);
});

function listParents(file: string): string[] {
  const parent = dirname(file);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}
