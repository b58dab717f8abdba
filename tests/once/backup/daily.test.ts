import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sweepBackups } from "#app/backup/daily-backup.server";
import { paths } from "#app/paths";
import { formatMoment } from "#app/server/time/business-time.server";
import { createFolder, runBeside } from "#tests/support/backups";
import { insertRows, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { createOtherInstance, type Site, startSiteForTest } from "#tests/support/site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const today = Date.now() - (Date.now() % DAY);
/** 1:30 and 2:30 at night in UTC. */
const [early, night] = [today + 1.5 * HOUR, today + 2.5 * HOUR];
const describe = (at: number) => formatMoment(new Date(at), "UTC");

let site: Site;
let folder: string;

beforeEach(async () => {
  folder = join(await createFolder("daily"), "backups");
  site = await startSiteForTest({ BUSINESS_TIMEZONE: "UTC", BACKUP_DIR: folder, BACKUP_KEEP: "2" });
});

const sweepAt = async (now: number, services = site.services) => (await sweepBackups(services, now)).finished;

const listBackups = () => readdir(folder).catch(() => []);

async function readOffice() {
  const admin = await createSignedInVisitor(site);
  const health = await readPage(admin, paths.adminHealth);
  const setup = await readPage(admin, paths.adminSetup);
  const item = setup.querySelectorAll("main ol > li").find((one) => textOf(one, "b").startsWith("Backup"));
  return {
    health: health
      .querySelectorAll("main ul > li")
      .map((line) => textOf(line))
      .find((line) => line.startsWith("Backup")),
    setup: item ? textOf(item, "b + span") : null,
  };
}

test("one of several processes makes the backup of each night, and the office sees when it was made", async () => {
  expect(await readOffice()).toEqual({
    health: "Backup Good There is no backup yet. The first one is made tonight.",
    setup: "Not done",
  });
  await sweepAt(early);
  expect(await listBackups()).toEqual([]);
  const other = createOtherInstance(site);
  const services = { ...other, env: site.services.env };
  await Promise.all([sweepAt(night), sweepAt(night, services)]);
  await sweepAt(night + DAY / 4);
  expect(await listBackups()).toEqual([expect.stringMatching(/Z$/)]);
  await other.db.close();
  expect(await readOffice()).toEqual({
    health: `Backup Good The last backup was made on ${describe(night)}.`,
    setup: "Done",
  });
  expect(await listQueuedEmails(site)).toEqual([]);
});

test("a backup that failed is told to the team with its reason, and the next night tries again", async () => {
  await writeFile(folder, "a file where the folder should be");
  await sweepAt(night);
  const [email, ...more] = await listQueuedEmails(site, "backup-");
  expect(more).toEqual([]);
  expect([email?.subject, email?.text]).toEqual(["The backup failed", expect.stringMatching(/Last good backup +none/)]);
  expect(email?.text).toContain("ENOTDIR");
  expect((await readOffice()).health).toMatch(/^Backup Failing There is no backup yet\. .* failed: .*ENOTDIR/s);
  await rm(folder);
  await mkdir(folder);
  await sweepAt(night + DAY);
  expect(await listBackups()).toHaveLength(1);
  expect((await readOffice()).health).toBe(`Backup Good The last backup was made on ${describe(night + DAY)}.`);
});

test("when the last good backup is older than two days, the team gets one email", async () => {
  const startedAt = new Date(night - 3 * DAY);
  await insertRows(site, "backupRuns", [
    { id: "good", startedAt, finishedAt: new Date(+startedAt + 60_000) },
    // Its process was stopped.
    { id: "stopped", startedAt: new Date(night - DAY) },
  ]);
  await insertRows(site, "nightlyRuns", { task: "backup", day: new Date(night).toISOString().slice(0, 10) });
  await sweepAt(night);
  await sweepAt(night + 1);
  const emails = await listQueuedEmails(site, "backup-");
  expect(emails.map(({ subject }) => subject)).toEqual(["No backup for two days"]);
  expect(emails[0]?.text).toMatch(new RegExp(`Last good backup +${describe(+startedAt)}`));
  // Its row stays as long as it is the last good one.
  expect((await readOffice()).health).toMatch(/^Backup Failing .* There is no newer one\. Make one now/);
  await sweepAt(night + 100 * DAY);
  expect(await listRows(site, "backupRuns", { id: "good" })).toHaveLength(1);
  await sweepAt(night + 101 * DAY);
  await sweepAt(night + 102 * DAY);
  expect(await listRows(site, "backupRuns", { id: "good" })).toHaveLength(0);
});

test("a backup that somebody makes by hand where the daily ones are ends the alarm", async () => {
  await writeFile(folder, "a file where the folder should be");
  await sweepAt(night - DAY);
  expect((await readOffice()).health).toContain("Failing");
  await rm(folder);
  expect(await runBeside(site, ["backup"], { BACKUP_DIR: folder })).toMatchObject({ code: 0 });
  expect((await readOffice()).health).toMatch(/^Backup Good The last backup was made on /);
});
