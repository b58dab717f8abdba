import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#app/features.server";
import { paths } from "#app/paths";
import { readEnv } from "#app/server/env/env.server";
import { createServices } from "#app/server/services.server";
import { parseCalendar } from "#tests/support/booking/calendar";
import { book, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { attributeOf, attributesOf, linksOf, metaOf, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createTempFolder } from "#tests/support/temp-folder";
import { waitUntil } from "#tests/support/wait-until";

/** An article is one file, and a kind of meeting one entry. */
const article = `---
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

const workshop = `  {
    id: "one-entry-trial",
    name: "Website workshop",
    description: "We look at your website together and rewrite its first page.",
    place: { type: "address", address: "12 Lake Street, Orlando, FL" },
    firstRules: { ...usualRules, minutes: 60, weekdays: [2], weeklyLimit: 1 },
  },
`;

let folder: string;
beforeAll(async () => {
  folder = await createTempFolder("one-entry");
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
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => source !== "content/tools" });
  for (const path of ["node_modules", "migrations"]) symlinkSync(resolve(path), join(folder, path));
  writeFileSync(join(folder, "content/articles/answer-the-review.md"), article);
  const kinds = join(folder, "app/booking/model/kinds.ts");
  writeFileSync(kinds, readFileSync(kinds, "utf8").replace("] as const satisfies", `${workshop}] as const satisfies`));
  // The browser's files stay as Vite wrote them. Vitest sets an environment variable that would disable the Remix plugin.
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

  const shown = await page(path);
  expect(textOf(shown, "h1")).toBe(title);
  expect(textOf(shown, "h2#say-thank-you-first")).toBe("Say thank you first");
  const item = shown.querySelectorAll("li").find((one) => one.text === "By name, if there is one");
  expect(textOf(item, "em")).toBe("if");
  expect(textOf(shown)).toContain("1-minute read");
  expect(linksOf(shown)).toContainEqual({ to: "/blog/no-show-taken-apart", className: "", text: "no-show piece" });

  for (const list of ["/blog", "/blog?category=web-design"])
    expect(linksOf(await page(list)), list).toContainEqual(expect.objectContaining({ to: path, text: title }));
  const ends = (address: string) => address.endsWith(path);
  expect(textsOf(await page("/blog/feed.xml"), "id").filter(ends)).toHaveLength(1);
  expect(textsOf(await page("/sitemap.xml"), "loc").filter(ends)).toHaveLength(1);

  const picture = metaOf(shown, "og:image") ?? "";
  expect((await visitor.get(new URL(picture).pathname)).headers.get("Content-Type")).toBe("image/png");
});

test("adding one entry adds a kind of meeting everywhere, with its own days and limits", {
  timeout: 60_000,
}, async () => {
  const origin = `http://127.0.0.1:${built.port}`;
  await built.startAndWait({ ORIGIN: origin }, folder);
  const visitor = new Visitor(origin);
  const first = await readPage(visitor, paths.bookConsultation);
  expect(textsOf(first, ".booking-kinds b").at(-1)).toBe("Website workshop");
  expect(textsOf(first, ".booking-minutes").at(-1)).toContain("60 minutes, free");

  const address = await findTime(visitor, "/book-consultation?kind=one-entry-trial", 0);
  expect(textOf(await readPage(visitor, address), ".booking-intro")).toContain("Website workshop, 60 minutes");
  const booking = await book(visitor, address, { phone: "" });
  const ticket = await readPage(visitor, booking);
  expect(textOf(ticket, ".booked")).toContain("60 min");
  expect(textOf(ticket, ".booked")).toContain("In person, at 12 Lake Street, Orlando, FL");

  const calendar = attributesOf(ticket, "a", "href").find((href) => href.includes(".ics")) ?? "";
  const { event } = parseCalendar(await (await visitor.get(calendar)).text());
  expect(event).toMatchObject({
    summary: expect.stringContaining("Website workshop"),
    location: "12 Lake Street, Orlando, FL",
  });
  const zone = "America/New_York";
  expect(event.start.toLocaleDateString("en-US", { timeZone: zone, weekday: "long" })).toBe("Tuesday");
  expect(Number(event.end) - +event.start).toBe(3_600_000);
  // One a week: the next free time is a week later.
  const next = new URL(await findTime(visitor, "/book-consultation?kind=one-entry-trial", 0), origin).searchParams.get(
    "slot",
  );
  const days = (Date.parse(next ?? "") - +event.start) / 86_400_000;
  expect(Math.round(days)).toBe(7);

  const emails = () => readdirSync(join(built.folder, "mail")).map((name) => join(built.folder, "mail", name));
  // A file that is there may not be written whole yet.
  await waitUntil(async () => {
    expect(emails()).toHaveLength(2);
    for (const file of emails()) {
      const { text } = await PostalMime.parse(readFileSync(file));
      expect(text ?? "").toMatch(/^What +Website workshop, 60 minutes$/m);
    }
  });

  const services = createServices(
    readEnv({ ORIGIN: origin, VAR_DIR: built.folder, DATABASE_URL: built.database.url }),
    features,
  );
  const admin = await createSignedInVisitor({ origin, services });
  await services.db.close();
  expect(
    textsOf(await readPage(admin, `${paths.adminBookings}?kind=one-entry-trial`), "tbody tr:not(.bookings-day)"),
  ).toEqual([expect.stringContaining("Website workshop")]);
  expect(textsOf(await readPage(admin, paths.adminBookings), "[name=kind] option")).toContain("Website workshop");
  const availability = await readPage(admin, `${paths.adminAvailability}?kind=one-entry-trial`);
  expect(attributeOf(availability, "[name=hours_1]", "value")).toBe("");
  expect(attributeOf(availability, "[name=weekly_limit]", "value")).toBe("1");
  expect(textsOf(availability, "#preview-title ~ table th").slice(0, 5)).toContain("Website workshop");
  expect(attributesOf(availability, "fieldset input", "name")).toContain("kind_one-entry-trial");
});
