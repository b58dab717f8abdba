import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import { business } from "#app/site";
import { runStatement } from "#tests/support/database/old-database";
import { attributesOf, readDocument, textsOf } from "#tests/support/document";
import { startTlsServer } from "#tests/support/network/tls-server";
import { runDoctor } from "#tests/support/office/admin-command";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { startSilentServer } from "#tests/support/outbox/silent-server";
import { startSmtp } from "#tests/support/outbox/smtp";
import { type Site, startSiteForTest } from "#tests/support/site";

async function readHealth(site: Site, headers: Record<string, string> = {}) {
  const admin = await createSignedInVisitor(site);
  const page = await readDocument(await admin.get(paths.adminHealth, headers));
  const lines = textsOf(page, "main ul > li");
  return {
    find: (name: string) => lines.find((line) => line.startsWith(`${name} `)) ?? "",
    links: attributesOf(page, "main ul > li a", "href"),
  };
}

test("a site as it comes has nothing bad, and the doctor changes no row", async () => {
  const site = await startSiteForTest();
  const { code, output, find } = await runDoctor(site);
  expect(output).not.toMatch(/^BAD/m);
  expect(output).toMatch(/^0 bad, 5 warnings, 0 unknown, 10 good, 5 unused\.$/m);
  expect(code).toBe(0);
  expect(find("Business")).toContain("Still examples: the email address, ");
  expect(find("Time zone")).toContain("Check the zone and save. In the office: Time zone and holidays.");
});

test("a missing trigger, a mail server that refuses and wrong proxies are bad, each with what to do", async () => {
  const site = await startSiteForTest();
  const smtp = await startSmtp({
    ...{ authOptional: false, allowInsecureAuth: true },
    onAuth: ({ username }, _session, done) => done(new Error(`No user ${username}`)),
  });
  onTestFinished(smtp.close);
  const { db } = site.services;
  const trigger = { sqlite: "form_submissions_moved", postgres: "form_submissions_updated" }[db.dialect];
  const onTable = db.dialect === "postgres" ? sql` on form_submissions` : sql``;
  await runStatement(db, sql`drop trigger ${sql.identifier(trigger)}${onTable}`);
  const password = "correct-horse-battery";
  const { code, output, find } = await runDoctor(site, {
    SMTP_URL: smtp.url.replace("//", `//robin%40mail.example:${password}@`),
    TRUSTED_PROXIES: "1",
  });
  expect(code).toBe(1);
  expect(find("Tables")).toContain(`Missing: trigger ${trigger} of table form_submissions.`);
  expect(find("Tables")).toContain("npm run admin -- recount");
  expect(find("Email")).toMatch(/^BAD Email Invalid login.* Check its host.* Environment: SMTP_URL\./);
  expect(find("Proxies")).toBe(
    "BAD Proxies Requests come through 0 proxies, and TRUSTED_PROXIES is 1. Set TRUSTED_PROXIES=0.",
  );
  expect(output).not.toContain(password);
  expect(output).not.toContain("robin");
});

test("webhooks that nobody answers and another program at ORIGIN are bad", async () => {
  const site = await startSiteForTest();
  const silent = await startSilentServer();
  const { find } = await runDoctor(site, {
    LEAD_WEBHOOK_URL: `https://127.0.0.1:${silent.port}/leads?key=secret-of-the-address`,
    CONTACT_WEBHOOK_URL: `${site.origin}/messages`,
    SESSION_SECRET: "another secret than the running site has",
  });
  expect(find("Webhooks")).toMatch(/^BAD Webhooks New orders: There was no answer in time\. Check the addresses/);
  expect(find("Public address")).toContain("Something other than this site answers");
});

test("without a database, what needs it is unknown and none is created", async () => {
  const site = await startSiteForTest();
  const file = join(site.folder, "no-such-folder/site.db");
  const { code, find } = await runDoctor(site, { DATABASE_URL: `file:${file}` });
  expect(code).toBe(1);
  expect(find("Database")).toMatch(/^BAD Database There is no file .*site\.db\. Check DATABASE_URL/);
  expect(find("Outbox")).toBe("unknown Outbox The database didn’t answer. Look at the line Database first.");
  expect(existsSync(dirname(file))).toBe(false);
});

test("a database that a newer version has changed is bad, because this version does not start with it", async () => {
  const site = await startSiteForTest();
  const { db } = site.services;
  const schema = db.dialect === "postgres" ? sql`drizzle.` : sql``;
  const tomorrow = Date.now() + 86_400_000;
  await runStatement(db, sql`insert into ${schema}__drizzle_migrations (hash, created_at) values ('x', ${tomorrow})`);
  const { code, find } = await runDoctor(site);
  expect(code).toBe(1);
  expect(find("Tables")).toBe(
    "BAD Tables The database has 1 migration of a newer version, so this one does not start. Run the newest version that has run on this database.",
  );
});

test.each([
  [60, true, /^good Security certificate It is valid for 59 more days\. /],
  [20, true, /^WARNING Security certificate It is valid for 19 more days\. Renew the certificate/],
  [4, true, /^BAD Security certificate It is valid for 3 more days\. Renew the certificate/],
  [60, false, /^BAD Security certificate Browsers refuse it: DEPTH_ZERO_SELF_SIGNED_CERT\./],
  [-1, true, /^BAD Security certificate Browsers refuse it: CERT_HAS_EXPIRED\./],
])("a certificate of %i days (trusted: %s) is judged as browsers do", async (days, trusted, line) => {
  const site = await startSiteForTest();
  const { origin, certificate } = await startTlsServer(days);
  const { find } = await runDoctor(site, { ORIGIN: origin, ...(trusted ? { NODE_EXTRA_CA_CERTS: certificate } : {}) });
  expect(find("Security certificate")).toMatch(line);
});

test("a clock that is ten minutes ahead of the others is bad", async () => {
  const site = await startSiteForTest();
  const shifted = { NODE_OPTIONS: "--import ./tests/support/shift-clock.mjs", CLOCK_SHIFT: "600000" };
  const { code, find } = await runDoctor(site, shifted);
  expect(code).toBe(1);
  expect(find("Clock")).toMatch(
    /^BAD Clock The public address is (599|600|601) seconds behind\. Set the clock of this/,
  );
  expect(find("Database clock")).toMatch(
    site.services.db.dialect === "postgres"
      ? /^BAD Database clock The database is (599|600|601) seconds behind\. Set the clocks of/
      : /^good Database clock SQLite uses the clock of this machine\./,
  );
});

test("the screen counts the proxies of its own request, and says when storage refuses", async () => {
  const site = await startSiteForTest({ TRUSTED_PROXIES: "1" });
  const files = join(site.folder, "files");
  rmSync(files, { recursive: true, force: true });
  writeFileSync(files, "");
  const { find } = await readHealth(site, { "X-Forwarded-For": "203.0.113.7, 10.0.0.1" });
  expect(find("Proxies")).toBe(
    "Proxies Failing Requests come through 2 proxies, and TRUSTED_PROXIES is 1. Set TRUSTED_PROXIES=2.",
  );
  expect(find("Files")).toMatch(/^Files Failing .*Make VAR_DIR writable/);
  expect(await fetch(`${site.origin}/healthz`).then(({ headers }) => headers.has("x-health-proxies"))).toBe(false);
});

test("messages that could not be sent and texts with unknown facts need a look", async () => {
  const site = await startSiteForTest();
  const { db } = site.services;
  const changedAt = new Date();
  await db.transact(async (tx) => {
    await enqueue(db, tx, {
      kind: "mail",
      topic: "none",
      dedupeKey: "none",
      payload: { to: "kim@visitor.example", data: {} },
    });
    await tx.update(db.tables.outbox).set({ state: "dead" });
    await tx.insert(db.tables.settings).values([
      { section: "privacy", texts: { text: "We keep it for {keptDays} in {city}." }, changedAt },
      { section: business.name, texts: { email: "hello@agency.test", phone: "555 0100" }, changedAt },
    ]);
  });
  const { find } = await readHealth(site);
  expect(find("Outbox")).toMatch(/^Outbox Check this 1 message could not be sent/);
  expect(find("Placeholders in texts")).toContain("/privacy: {keptDays}.");
  expect(find("Business")).toBe("Business Good These are your own details.");
});

test("a check with advice of its own does not link to the screen that its usual advice names", async () => {
  const site = await startSiteForTest();
  await runStatement(site.services.db, sql`drop table settings`);
  const { find, links } = await readHealth(site);
  expect(find("Time zone")).toBe(
    "Time zone Unknown The database couldn’t tell us. Look at the lines Database and Tables first.",
  );
  expect(links).not.toContain(paths.adminSettingSection("calendar"));
});
