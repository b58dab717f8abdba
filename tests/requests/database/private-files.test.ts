import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { runCommand } from "#tests/support/office/admin-command";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();

/** With umask 0, files get all permissions that the server itself does not remove. */
let before: number;
beforeAll(() => {
  before = process.umask(0);
});
afterAll(() => void process.umask(before));

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));

/** Leaves out temporary files that were renamed after they were listed. */
const listReadableByOthers = (folder: string) =>
  listFiles(folder)
    .filter((file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0)
    .map((file) => relative(folder, file));

test("no other user of the machine can read the database, files, emails and secrets", async () => {
  const folder = join(built.folder, "new");
  await built.startAndWait({ VAR_DIR: folder, DATABASE_URL: "" });
  const answer = await new Visitor(`http://127.0.0.1:${built.port}`).postFiles(
    paths.visualDesign,
    createOrderFields(),
    { photos: [createPicture("sign.jpg")] },
    { Origin: `http://localhost:${built.port}` },
  );
  expect(answer.status).toBe(303);
  const has = (pattern: RegExp) => listFiles(folder).some((file) => pattern.test(file));
  await waitUntil(() => {
    for (const pattern of [/palmetto\.db$/, /secrets\.json$/, /\.eml$/, /\/photos\/.+\.\w+$/])
      expect(has(pattern), String(pattern)).toBe(true);
  });
  expect(listReadableByOthers(folder)).toEqual([]);
});

test("files that an earlier version left readable to others become private at the next start", async () => {
  const folder = join(built.folder, "earlier");
  mkdirSync(folder, { mode: 0o755 });
  const database = join(built.folder, "elsewhere.db");
  const files = [database, `${database}-wal`, `${database}-shm`];
  for (const file of files) writeFileSync(file, "", { mode: 0o644 });
  expect(listReadableByOthers(built.folder)).toHaveLength(4);
  await built.startAndWait({ VAR_DIR: folder, DATABASE_URL: `file:${database}` });
  expect(listReadableByOthers(built.folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(database).mode & 0o777).toBe(0o600);
});

test("no other user can read a database that the command line creates, either", async () => {
  const folder = join(built.folder, "new");
  const { code } = await runCommand(["list"], { url: `file:${folder}/command.db`, folder });
  expect(code).toBe(0);
  expect(listFiles(folder)).toContain(join(folder, "command.db"));
  expect(listReadableByOthers(folder)).toEqual([]);
});
