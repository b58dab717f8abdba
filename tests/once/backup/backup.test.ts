import { once } from "node:events";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createCustomerPageLink } from "#app/order/access/customer-page-link.server";
import { paths } from "#app/paths";
import { createEmptyPlace, createFolder, runBeside } from "#tests/support/backups";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { listRows } from "#tests/support/database/rows";
import { spawnCommand } from "#tests/support/office/admin-command";
import { createPicture } from "#tests/support/order/order-form";
import { insertOrders, listOrders, makeOrder, placeOrder } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite, startSiteForTest } from "#tests/support/site";
import { withFileSizeLimit } from "#tests/support/storage/limited-storages";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const built = setUpBuiltServer();

/** Higher than any id of a process. */
const NO_PROCESS = 2 ** 22 + 1;

async function backUp(to: string, ...more: string[]) {
  const { code, output, errorOutput } = await runBeside(site, ["backup", "--to", to, ...more]);
  expect([code, errorOutput]).toEqual([0, ""]);
  return { output, folder: join(to, (await readdir(to)).sort().at(-1) ?? "") };
}

test("orders are restored with their photos, and links in emails work", async () => {
  const photos = Array.from({ length: 3 }, (_, n) => createPicture(`photo ${n} é.jpg`, 300_000));
  const first = await placeOrder(site, {}, photos);
  const link = new URL(await createCustomerPageLink(site.services, site.services.db.read, first));
  const before = await listOrders(site);
  const uploads = await listUploads(site);
  const to = await createFolder("backups");

  const { output, folder } = await backUp(to);
  expect(output).toMatch(/^The backup \S+Z is complete: \d+ rows, \d+ files with \d+ bytes\.\n$/);
  for (const name of [folder, join(folder, "secrets.json"), join(folder, "manifest.json")])
    expect((await stat(name)).mode & 0o077, name).toBe(0);

  const place = await createEmptyPlace();
  const restored = await place.run("restore", "--from", to);
  expect([restored.code, restored.errorOutput]).toEqual([0, ""]);
  const services = place.open();
  const orders = await listRows(services.db, "formSubmissions");
  expect(orders).toEqual(before);
  for (const { path } of uploads)
    expect(await buffer((await services.storage.get(path)).body)).toEqual(
      await buffer((await site.services.storage.get(path)).body),
    );

  await built.startAndWait({ DATABASE_URL: place.url, VAR_DIR: place.folder });
  const visitor = new Visitor(`http://127.0.0.1:${built.port}`);
  await visitor.get(link.pathname + link.search);
  const page = await visitor.get(paths.customerPage(first.submissionId));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(first.submissionId)]);
});

test("only as many backups are kept as wanted, and never one that is incomplete", async () => {
  const to = await createFolder("backups");
  const old = ["2026-01-01T07-00-00Z", "2026-01-02T07-00-00Z", "2026-01-03T07-00-00Z"];
  for (const name of old) {
    await mkdir(join(to, name));
    await writeFile(join(to, name, "SHA256SUMS"), "");
  }
  const interrupted = "2026-01-04T07-00-00Z.partial";
  const elsewhere = "2026-01-05T07-00-00Z.partial";
  const running = "2099-01-05T07-00-00Z.partial";
  for (const [name, writer] of [
    [interrupted, `${hostname()} ${NO_PROCESS}`],
    [elsewhere, "another-machine 1"],
    [running, "another-machine 1"],
  ] as const) {
    await mkdir(join(to, name, "database"), { recursive: true });
    await writeFile(join(to, name, "RUNNING"), writer);
  }
  await mkdir(join(to, "photos of the party"));

  const { output } = await backUp(to, "--keep", "2");
  expect(output).toContain(`Removed the incomplete backup ${interrupted}.`);
  const left = await readdir(to);
  expect(left).toEqual(expect.arrayContaining([old[2], running, "photos of the party"]));
  expect(left.filter((name) => name.endsWith("Z"))).toHaveLength(2);
  expect(left).not.toContain(elsewhere);
  expect((await runBeside(site, ["backup", "--to", to, "--keep", "0"])).code).toBe(2);
});

test("a backup among the site's own files is refused, and so is one of a database that is not there", async () => {
  const inside = join(site.folder, "files", "backups");
  expect(await runBeside(site, ["backup", "--to", inside])).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("is where the site keeps its files"),
  });
  const place = await createEmptyPlace();
  expect(await place.run("backup", "--to", await createFolder("backups"))).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("There is no database file:"),
  });
});

test("a file that the storage has lost is named, and everything else is saved", async () => {
  const order = await placeOrder(site, {}, [createPicture("lost.jpg"), createPicture("there.jpg")]);
  const [lost] = await listRows(site, "uploads", { orderId: order.id, name: "lost.jpg" });
  await site.services.storage.delete(lost?.path ?? "");
  const { output, folder } = await backUp(await createFolder("backups"));
  expect(output).toContain(`Not in the storage, although rows name them: ${lost?.path}\n`);
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  expect(manifest.missingFiles).toEqual([lost?.path]);
});

test("while the disk of the backups is full, the command says so and leaves only the backup before", async () => {
  const to = await createFolder("backups");
  const { folder } = await backUp(to);
  // A photo of 3 MB does not fit below the limit.
  await placeOrder(site, {}, [createPicture("large.jpg", 3_000_000)]);
  const { code, errorOutput } = await withFileSizeLimit(2_000_000, () =>
    runBeside(site, ["backup", "--to", to, "--keep", "1"]),
  );
  expect([code, errorOutput]).toEqual([1, expect.stringContaining(`There is no room left on ${to}`)]);
  expect(await readdir(to)).toEqual([basename(folder)]);
  await placeOrder(site, {}, [createPicture("next.jpg", 3_000_000)]);
  expect(await (await createEmptyPlace()).run("restore", "--from", to)).toMatchObject({ code: 0, errorOutput: "" });
});

test("a disk that is full while rows are written is named, too", async () => {
  const full = await startSiteForTest();
  await insertOrders(
    full,
    Array.from({ length: 5000 }, () => makeOrder()),
  );
  const to = await createFolder("backups");
  const { code, errorOutput } = await withFileSizeLimit(1_000_000, () => runBeside(full, ["backup", "--to", to]));
  expect([code, errorOutput]).toEqual([1, expect.stringContaining(`There is no room left on ${to}`)]);
  expect(await readdir(to)).toEqual([]);
});

test("a backup that was killed is never taken for a good one, and the next run removes it", async () => {
  const to = await createFolder("backups");
  await placeOrder(site, {}, [createPicture("large.jpg", 15_000_000)]);
  const child = spawnCommand(["backup", "--to", to], { url: site.services.env.DATABASE_URL, folder: site.folder });
  const exited = once(child, "exit");
  const [partial = ""] = await waitUntil(async () => {
    const names = await readdir(to);
    expect(await readdir(join(to, names[0] ?? ""))).toContain("database");
    return names;
  });
  child.kill("SIGKILL");
  await exited;
  expect(partial).toMatch(/Z\.partial$/);
  const place = await createEmptyPlace();
  expect(await place.run("restore", "--from", to)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining("has no complete backup"),
  });
  const { output } = await backUp(to);
  expect(output).toContain(`Removed the incomplete backup ${partial}.`);
  expect(await readdir(to)).toEqual([expect.stringMatching(/Z$/)]);
});
