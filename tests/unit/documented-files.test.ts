import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = ["app", "content", "deploy", "docs", "drizzle", "migrations", "public", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.includes("node_modules"))
    .map((name) => join("/", folder, name)),
);
files.push(...readdirSync(".").map((name) => join("/", name)));

const documents = files.filter((file) => /^\/(README|docs\/[^/]+|(app|content)\/.*README)\.md$/.test(file));

test.each(documents)("%s names only files that exist", (document) => {
  const text = readFileSync(document.slice(1), "utf8");
  const named = [...text.matchAll(/`((?!VAR_DIR|var\/)[\w./-]+\.(?:css|json|md|mjs|py|sh|tsx?))`/g)];
  const missing = named.flatMap(([, name]) => (files.some((file) => file.endsWith(`/${name}`)) ? [] : [name]));
  expect(missing).toEqual([]);
});
