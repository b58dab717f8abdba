import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, readPage, textOf, textsOf } from "#tests/support/document";
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
    "Time zone: Check this",
    "Holidays: Check this",
    "Business details: Check this",
    "Legal texts: Check this",
    "Backup: Check this",
    "Database: Good",
    "Tables: Good",
    "Clock of the database: Good",
    "Files: Good",
    "Free disk: Good",
    "Public address: Good",
    "Proxies: Good",
    "Clock: Good",
    "Outbox: Good",
    "Placeholders in texts: Good",
    "TLS certificate: Not in use",
    "Mail server: Not in use",
    "Webhooks: Not in use",
    "Payment links: Not in use",
    "Payment webhook: Not in use",
  ]);
  expect(attributesOf(page, "main ul > li a", "href")).toEqual([
    paths.adminSettingSection("calendar"),
    paths.adminSettingSection("calendar"),
    paths.adminSettingSection("business"),
    paths.adminSetup,
  ]);
});

test("the changelog begins with this version and says what an owner has to do for each", () => {
  const [, ...entries] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  expect(entries[0]?.split("\n")[0]).toBe(version);
  for (const entry of entries) expect(entry, entry.split("\n")[0]).toMatch(/^To do: /m);
});
