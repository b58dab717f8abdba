import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { linksOf, metaOf, readPage, textOf, textsOf } from "#tests/support/document";
import { createTempFolder } from "#tests/support/temp-folder";

const text = `---
title: "Answer the review: even the short one"
date: 2026-01-13
category: web-design
description: "Three sentences are enough, and the next customer reads them more carefully than the review itself."
---

Somebody left two stars and no words. See the [no-show piece](/blog/no-show-taken-apart) for **one** reason.

## Say thank you first

- By name, *if* there is one
- Without an excuse
`;

let folder: string;
beforeAll(async () => {
  folder = await createTempFolder("new-article");
  for (const path of [
    "app",
    "content",
    "drizzle",
    "public",
    "server.ts",
    "vite.config.ts",
    "remix.config.js",
    "package.json",
  ])
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !source.endsWith("/art") });
  for (const path of ["node_modules", "migrations"]) symlinkSync(resolve(path), join(folder, path));
  writeFileSync(join(folder, "content/articles/answer-the-review.md"), text);
  // Vitest sets an environment variable that would disable the Remix plugin.
  const { VITEST, TEST, NODE_ENV, ...env } = process.env;
  for (const step of [["node_modules/.bin/remix", "vite:build"], ["app/server/bundle.mjs"]])
    execFileSync(process.execPath, step, { cwd: folder, env: env as NodeJS.ProcessEnv, stdio: "ignore" });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = setUpBuiltServer();

test("adding one file adds an article everywhere, also without a drawing", { timeout: 60_000 }, async () => {
  await built.startAndWait({}, folder);
  const visitor = new Visitor(`http://127.0.0.1:${built.port}`);
  const page = (path: string) => readPage(visitor, path);
  const path = "/blog/answer-the-review";
  const title = "Answer the review: even the short one";

  const article = await page(path);
  expect(textOf(article, "h1")).toBe(title);
  expect(textOf(article, "h2#say-thank-you-first")).toBe("Say thank you first");
  const item = article.querySelectorAll("li").find((one) => one.text === "By name, if there is one");
  expect(textOf(item, "em")).toBe("if");
  expect(textOf(article)).toContain("1-minute read");
  expect(linksOf(article)).toContainEqual({ to: "/blog/no-show-taken-apart", className: "", text: "no-show piece" });

  for (const list of ["/blog", "/blog?category=web-design"])
    expect(linksOf(await page(list)), list).toContainEqual(expect.objectContaining({ to: path, text: title }));
  const ends = (address: string) => address.endsWith(path);
  expect(textsOf(await page("/blog/feed.xml"), "id").filter(ends)).toHaveLength(1);
  expect(textsOf(await page("/sitemap.xml"), "loc").filter(ends)).toHaveLength(1);

  const picture = metaOf(article, "og:image") ?? "";
  expect((await visitor.get(new URL(picture).pathname)).headers.get("Content-Type")).toBe("image/png");
});
