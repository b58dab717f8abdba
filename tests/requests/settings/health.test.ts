import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { readPage, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

test("the health screen says the version, the database and what needs attention", async () => {
  const page = await readPage(admin, paths.adminHealth);
  const facts = textOf(page, '[aria-labelledby="health-site"]');
  expect(facts).toContain(`Version ${version}`);
  expect(facts).toMatch(/Database (SQLite|PostgreSQL) Newest migration \d{4}_\w+/);
  expect(facts).toMatch(/Running since \w+ \d/);
  expect(textsOf(page, "main ul > li").map((line) => line.split(".")[0])).toEqual([
    "Time zone: look at this",
    "Holidays: look at this",
    "Business details: look at this",
    "Legal texts: look at this",
    "Backup: look at this",
    "Database: good",
    "Tables: good",
    "Clock of the database: good",
    "Files: good",
    "Free disk: good",
    "Public address: good",
    "TLS certificate: good",
    "Proxies: good",
    "Clock: good",
    "Mail server: good",
    "Webhooks: good",
    "Payment links: good",
    "Payment webhook: good",
    "Outbox: good",
    "Placeholders in texts: good",
  ]);
});

test("the changelog begins with this version and says what an owner has to do for each", () => {
  const [, ...entries] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  expect(entries[0]?.split("\n")[0]).toBe(version);
  for (const entry of entries) expect(entry, entry.split("\n")[0]).toMatch(/^To do: /m);
});
