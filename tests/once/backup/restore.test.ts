import { createHash } from "node:crypto";
import { chmod, cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createEmptyPlace, createFolder, runBeside } from "#tests/support/backups";
import { setUpBuiltServer } from "#tests/support/built-server";
import { filledTables } from "#tests/support/database/fill-tables";
import { readTables } from "#tests/support/database/rows";
import { createPicture } from "#tests/support/order/order-form";
import { listOrders, placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";
import { withFileSizeLimit } from "#tests/support/storage/limited-storages";

const site = setUpSite();
const built = setUpBuiltServer();
let files: string[] = [];

beforeAll(async () => {
  await placeOrder(site, {}, [createPicture("photo.jpg", 20_000)]);
});

/** A backup that the test may damage. */
async function backUp(): Promise<string> {
  const to = await createFolder("backups");
  expect(await runBeside(site, ["backup", "--to", to])).toMatchObject({ code: 0 });
  const folder = join(to, (await readdir(to))[0] ?? "");
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return folder;
}

/** Expects that it is refused and that nothing was restored. */
async function expectRefusal(from: string, message: string | RegExp): Promise<void> {
  const place = await createEmptyPlace();
  const { code, errorOutput } = await place.run("restore", "--from", from);
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(message)]);
  expect(await readdir(join(place.folder, "files")).catch(() => [])).toEqual([]);
  // Its tables would be in the way of another backup.
  const { native } = place.open().db;
  expect(native.dialect === "sqlite" && native.drizzle.all("select name from sqlite_schema")).toEqual([]);
}

test("a backup is refused if any of its files is changed in one byte, cut short, missing or added", async () => {
  const folder = await backUp();
  const whole = await createFolder("whole");
  await cp(folder, whole, { recursive: true });
  const photo = files.find((file) => file.endsWith(".jpg")) ?? "";
  const orders = files.find((file) => file.endsWith("form_submissions.jsonl")) ?? "";
  const [sums, manifest] = [join(folder, "SHA256SUMS"), join(folder, "manifest.json")];
  const flip = async (file: string) => {
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const cut = async (file: string) => truncate(file, (await readFile(file)).length - 1);
  const cutLine = async (file: string) => writeFile(file, (await readFile(file, "utf8")).replace(/[^\n]+\n$/, ""));
  const damages = [
    ...[photo, orders, manifest, sums, join(folder, "secrets.json")].map((file) => () => flip(file)),
    () => cut(photo),
    () => cut(orders),
    () => rm(photo),
    () => cutLine(sums),
    () => writeFile(join(folder, "database/extra.jsonl"), ""),
  ];
  for (const damage of damages) {
    await damage();
    await expectRefusal(folder, /^The backup .* is damaged: missing, changed or cut short: /);
    await rm(folder, { recursive: true });
    await cp(whole, folder, { recursive: true });
  }
  await rm(join(folder, "SHA256SUMS"));
  await expectRefusal(folder, /has no complete backup/);
  const place = await createEmptyPlace();
  expect(await place.run("restore", "--from", whole)).toMatchObject({ code: 0, errorOutput: "" });
});

test("a backup is checked beside the running site, without a restore", async () => {
  const folder = await backUp();
  const { code, output } = await runBeside(site, ["check-backup", "--from", dirname(folder)]);
  expect(code).toBe(0);
  expect(output).toMatch(/^All checksums of .* are right\.\nVersion \S+: \d+ rows, 1 files with 20000 bytes\.\n$/);
  await truncate(files.find((file) => file.endsWith(".jpg")) ?? "", 19_999);
  expect(await runBeside(site, ["check-backup", "--from", folder])).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("is damaged: missing, changed or cut short: files/"),
  });
});

// Root may read every file, but no file can be read through a link to itself.
const isRoot = process.getuid?.() === 0;
test.each([
  { name: "SHA256SUMS", reason: "ELOOP", advice: "Copy the backup again from where it came", isSkipped: false },
  { name: "database/form_submissions.jsonl", reason: "EACCES", advice: "for example with chown -R", isSkipped: isRoot },
])("a file that cannot be read ($reason) is named, with what to do", async ({ name, reason, advice, isSkipped }) => {
  if (isSkipped) return;
  const folder = await backUp();
  if (reason === "EACCES") await chmod(join(folder, name), 0);
  else {
    await rm(join(folder, name));
    await symlink(name, join(folder, name));
  }
  const message = `${folder} cannot be read: ${reason} at ${name}. `;
  const { code, errorOutput } = await runBeside(site, ["check-backup", "--from", folder]);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining(message)]);
  expect(errorOutput).toContain(advice);
  await expectRefusal(folder, /cannot be read: .* Nothing has been restored\.$/m);
});

/** Changes what a backup says about itself. */
async function changeManifest(folder: string, change: (manifest: Record<string, unknown>) => void): Promise<void> {
  const [file, sums] = [join(folder, "manifest.json"), join(folder, "SHA256SUMS")];
  const manifest = JSON.parse(await readFile(file, "utf8"));
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
  const sum = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  const changed = (await readFile(sums, "utf8")).replace(/^\w+( {2}manifest\.json)$/m, `${sum}$1`);
  await writeFile(sums, changed);
}

test("a backup of a newer version is refused, and so is one in a newer format", async () => {
  const folder = await backUp();
  await changeManifest(folder, (manifest) => (manifest.migrations as string[]).push("9999_of_tomorrow"));
  await expectRefusal(folder, /comes from a newer version of the site: .* 9999_of_tomorrow\. Update the site/);
  await changeManifest(folder, (manifest) => Object.assign(manifest, { format: 2, version: "2099.1.1" }));
  await expectRefusal(folder, /was made by version 2099\.1\.1, which is newer\. Update the site first/);
});

test("a backup is restored only into an empty database and an empty storage", async () => {
  const folder = await backUp();
  const filled = await runBeside(site, ["restore", "--from", folder]);
  expect(filled).toMatchObject({ code: 1, errorOutput: expect.stringMatching(/^The database is not empty: /) });
  expect(await listOrders(site)).toHaveLength(1);

  const place = await createEmptyPlace();
  await mkdir(join(place.folder, "files"), { recursive: true });
  await writeFile(join(place.folder, "files/of-another-site.jpg"), "a photo");
  const { code, errorOutput } = await place.run("restore", "--from", folder);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining("it has the file of-another-site.jpg.")]);
  await rm(join(place.folder, "files/of-another-site.jpg"));
  expect(await place.run("restore", "--from", folder)).toMatchObject({ code: 0, errorOutput: "" });
});

test("a restore that stopped on a full disk leaves nothing that starts, and goes on when it is run again", async () => {
  await placeOrder(site, {}, [createPicture("large.jpg", 3_000_000)]);
  const folder = await backUp();
  const place = await createEmptyPlace();
  const stopped = await withFileSizeLimit(2_000_000, () => place.run("restore", "--from", folder));
  expect(stopped).toMatchObject({ code: 1, errorOutput: expect.stringContaining("There is no room left") });
  const { exited, output } = built.start({ DATABASE_URL: place.url, VAR_DIR: place.folder });
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain("Run the same command again");
  expect(await place.run("restore", "--from", folder)).toMatchObject({ code: 0, errorOutput: "" });
  const { db } = place.open();
  expect(await readTables(db, ...filledTables)).toEqual(await readTables(site, ...filledTables));
});

test("secrets of the environment win, and the command says which of them will not open what is in emails", async () => {
  const folder = await backUp();
  const saved = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  expect(saved).toEqual(site.services.secrets);
  const place = await createEmptyPlace("sqlite", {
    SESSION_SECRET: "another-session-secret-of-32-chars",
    STRIPE_WEBHOOK_SECRET: saved.stripeWebhook,
  });
  const { code, output } = await place.run("restore", "--from", folder);
  expect([code, output]).toEqual([0, expect.stringMatching(/^SESSION_SECRET is not the one of the backup/m)]);
  expect(output).not.toContain("STRIPE_WEBHOOK_SECRET");
});
