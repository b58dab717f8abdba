import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

test("the health screen says the version, the database and what needs attention", async () => {
  const page = await readPage(admin, paths.adminHealth);
  const facts = textOf(page, '[aria-labelledby="health-site"]');
  expect(facts).toContain(`Version ${version}`);
  expect(facts).toMatch(/Database (SQLite|PostgreSQL) Newest migration \d{4}_ \w+/);
  expect(facts).toMatch(/Running since \w+ \d/);
  expect(textsOf(page, "main ul > li > b")).toEqual([
    ...["Email", "Payment", "Backup", "Business", "Legal texts", "Time zone", "Holidays"],
    ...["Security certificate", "Webhooks", "Payment webhook"],
    ...["Database", "Tables", "Database clock", "Files", "Free disk", "Public address", "Proxies", "Clock"],
    ...["Outbox", "Placeholders in texts"],
  ]);
  const states = textsOf(page, "main ul > li > b + span");
  expect(states).toEqual([
    ...[...Array(3).fill("Not set up"), ...Array(4).fill("Check this")],
    ...[...Array(3).fill("Not in use"), ...Array(10).fill("Good")],
  ]);
  expect(countElements(page, "main ul > li > b + span > .mark-sun")).toBe(4);
  expect(textsOf(page, "main details summary")).toEqual(["10 checks passed", "For support"]);
  expect(textsOf(page, "main ul > li > a")).toEqual([
    ...["See email setup", "See payment setup", "See backup steps"],
    ...["Enter your details", "Review legal texts", "Check the time zone", "Choose holidays"],
    ...["See webhook setup", "See payment setup"],
  ]);
  expect(attributesOf(page, "main ul > li > a", "href")).toEqual([
    ...["email", "payment"].map((name) => `${paths.adminConnections}#connection-${name}`),
    `${paths.adminSetup}#steps-backup`,
    paths.adminSettingSection("business"),
    `${paths.adminSetup}#setup-legal`,
    paths.adminSettingSection("calendar"),
    paths.adminSettingSection("calendar"),
    ...["webhooks", "payment"].map((name) => `${paths.adminConnections}#connection-${name}`),
  ]);
});

test("the settings mark what needs a look, and begin with the checklist until it is done or dismissed", async () => {
  const read = () => readPage(admin, paths.adminSettings);
  const findMarked = async (mark: RegExp) =>
    textsOf(await read(), "main li").flatMap((card) => {
      const [marked] = card.match(mark) ?? [];
      return marked ? [`${card.split(" ")[0]}: ${marked}`] : [];
    });
  expect(await findMarked(/Not (done|set up).*/)).toEqual([
    "Business: Not done. Still examples: the email address, the team’s email address.",
    "Time: Not done. Nobody has saved this section yet.",
    "Privacy: Not done. Read the privacy policy, the terms and the refund policy, and mark them as done.",
    "People: Not done. Add an email address to your own account, so you can reset your password.",
    "Connections: Not done. Still open: Email, Payment.",
    "Personal: Not done. Decide how long the site keeps personal data.",
  ]);
  expect(await findMarked(/Check this/)).toEqual([]);
  expect(textsOf(await read(), "main h2")[0]).toBe("Getting started");
  expect(textOf(await read(), "main section")).toMatch(/\d of 10 done\. Next: Business\. Open the checklist$/);
  await postInOffice(admin, paths.adminSetup, { intent: "dismiss" });
  expect(await findMarked(/Not (done|set up)/)).toEqual([]);
  expect(await findMarked(/Check this\. \S+/)).toEqual([
    "Business: Check this. Still",
    "Time: Check this. Nobody",
    "Getting: Check this. The",
  ]);
  expect(textsOf(await read(), "main h2")[0]).toBe("Company");
});

test("the changelog begins with this version and says what an owner has to do for each", () => {
  const [, ...entries] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  expect(entries[0]?.split("\n")[0]).toBe(version);
  for (const entry of entries) expect(entry, entry.split("\n")[0]).toMatch(/^To do: /m);
});
