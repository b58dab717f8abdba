import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linksOf, textOf } from "../support/browser/html";
import { Visitor } from "../support/browser/visitor";
import { setUpBuiltServer } from "../support/built-server";
import { scratchFolder } from "../support/scratch";

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
  folder = await scratchFolder("new-article");
  for (const path of ["app", "drizzle", "public", "server.ts", "vite.config.ts", "remix.config.js", "package.json"])
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !source.endsWith("examples/art") });
  for (const path of ["node_modules", "migrations"]) symlinkSync(resolve(path), join(folder, path));
  writeFileSync(join(folder, "app/pages/blog/articles/answer-the-review.md"), text);
  // Vitest sets an environment variable that would disable the Remix plugin.
  const { VITEST, TEST, NODE_ENV, ...env } = process.env;
  for (const step of [["node_modules/.bin/remix", "vite:build"], ["app/server/bundle.mjs"]])
    execFileSync(process.execPath, step, { cwd: folder, env: env as NodeJS.ProcessEnv, stdio: "ignore" });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = setUpBuiltServer();

test("one new file is an article everywhere, also without a drawing", { timeout: 60_000 }, async () => {
  await built.serve({}, folder);
  const visitor = new Visitor(`http://127.0.0.1:${built.port}`);
  const html = async (path: string) => (await visitor.get(path)).text();
  const path = "/blog/answer-the-review";
  const title = "Answer the review: even the short one";

  const article = await html(path);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(article)?.[0] ?? "")).toBe(title);
  expect(article).toContain('<h2 id="say-thank-you-first">Say thank you first</h2>');
  expect(article).toContain("<li>By name, <em>if</em> there is one</li>");
  expect(textOf(article)).toContain("1-minute read");
  expect(linksOf(article)).toContainEqual({ to: "/blog/no-show-taken-apart", className: "", text: "no-show piece" });

  for (const list of ["/blog", "/blog?category=web-design"])
    expect(linksOf(await html(list)), list).toContainEqual(expect.objectContaining({ to: path, text: title }));
  expect(await html("/blog/feed.xml")).toContain(`${path}</id>`);
  expect(await html("/sitemap.xml")).toContain(`${path}</loc>`);

  const picture = /<meta property="og:image" content="([^"]+)"/.exec(article)?.[1] ?? "";
  expect((await visitor.get(new URL(picture).pathname)).headers.get("Content-Type")).toBe("image/png");
});
