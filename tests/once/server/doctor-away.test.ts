import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "#tests/support/network/find-free-port";
import { runDoctor } from "#tests/support/office/admin-command";
import { startSilentServer } from "#tests/support/outbox/silent-server";
import { startSiteForTest } from "#tests/support/site";

const NEEDS_DATABASE = [
  "Tables",
  "Database clock",
  "Time zone",
  "Holidays",
  "Business",
  "Legal texts",
  "Payment",
  "Payment webhook",
  "Outbox",
  "Placeholders in texts",
  "Backup",
];

const getUrl = {
  "a database server that is stopped": async () => `postgres://site:secret@127.0.0.1:${await findFreePort()}/site`,
  "a database server that does not answer": async () =>
    `postgres://site:secret@127.0.0.1:${(await startSilentServer()).port}/site`,
  "a file that is no database": async (folder: string) => {
    await writeFile(join(folder, "notes.txt"), "No database. ".repeat(1000));
    return `file:${join(folder, "notes.txt")}`;
  },
  "a folder": async (folder: string) => {
    await mkdir(join(folder, "folder.db"));
    return `file:${join(folder, "folder.db")}`;
  },
};

test.each([
  ["a database server that is stopped", /ECONNREFUSED.*Start the database server, and check DATABASE_URL\./],
  ["a database server that does not answer", /There was no answer in time\. Start the database server/],
  ["a file that is no database", /file is not a database\. Check DATABASE_URL, and that the user of the site/],
  ["a folder", /unable to open database file\. Check DATABASE_URL, and that the user of the site/],
] as const)("with %s, only the line Database is bad, and what needs it is unknown", async (what, line) => {
  const site = await startSiteForTest();
  const { code, output, errorOutput, find } = await runDoctor(site, {
    DATABASE_URL: await getUrl[what](site.folder),
  });
  expect(find("Database")).toMatch(line);
  expect(output.match(/^BAD/gm)).toHaveLength(1);
  for (const name of NEEDS_DATABASE)
    expect(find(name)).toBe(`unknown ${name} The database didn’t answer. Look at the line Database first.`);
  expect(find("Public address")).toMatch(/^good/);
  expect(find("Files")).toMatch(/^good/);
  expect(code).toBe(1);
  expect(errorOutput).toMatch(/^1 bad, 0 warnings, 11 unknown, \d good, \d unused\.\n$/);
});

test.each([
  ["is stopped", async () => findFreePort(), "ECONNREFUSED"],
  ["does not answer", async () => (await startSilentServer()).port, "There was no answer in time"],
])("a storage that %s is to be started", async (_, getPort, reason) => {
  const site = await startSiteForTest();
  const port = await getPort();
  const { code, output, find } = await runDoctor(site, {
    STORAGE: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  expect(find("Files")).toContain(reason);
  expect(find("Files")).toContain(`Start the storage at 127.0.0.1:${port}, and check S3_ENDPOINT`);
  expect(output.match(/^BAD/gm)).toHaveLength(1);
  expect(code).toBe(1);
});

test("while VAR_DIR is away, its free disk is unknown", async () => {
  const site = await startSiteForTest();
  await writeFile(join(site.folder, "blocked"), "");
  const { output, find } = await runDoctor(site, {
    VAR_DIR: join(site.folder, "blocked/var"),
    SESSION_SECRET: "s".repeat(32),
    STRIPE_WEBHOOK_SECRET: `whsec_${"s".repeat(32)}`,
  });
  expect(find("Files")).toMatch(/^BAD Files ENOTDIR.* Make VAR_DIR writable/);
  expect(find("Free disk")).toBe("unknown Free disk The folder VAR_DIR didn’t answer. Look at the line Files first.");
  // The running site has other secrets, too.
  expect(output.match(/^BAD +\w+/gm)).toEqual(["BAD      Files", "BAD      Public"]);
});
