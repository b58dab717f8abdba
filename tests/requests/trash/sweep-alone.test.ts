import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removePhotos } from "#app/order/photos/stored-photos.server";
import { runAlone } from "#app/server/lease.server";
import type { Services } from "#app/server/services.server";
import { startSweeper } from "#app/server/sweeper.server";
import { emptyTrash, sweepTrash } from "#app/trash/empty-trash.server";
import { connect } from "#drizzle/connect";
import { countRows, insertRows } from "#tests/support/database/rows";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
/** Services of another process of the same site. */
let other: Services;
beforeAll(() => {
  other = { ...site.services, db: connect(site.services.env.DATABASE_URL) };
});
afterAll(() => other.db.close());

async function insertSharedPhoto(name: string): Promise<{ ids: string[]; path: string }> {
  const { storage } = site.services;
  const path = `photos/${name}.jpg`;
  const ids = [`${name}-1`, `${name}-2`];
  await storage.put(path, Readable.from([Buffer.from("photo")]), { type: "image/jpeg" });
  const photo = { path, name: "sign.jpg", type: "image/jpeg", state: "stored" as const };
  await insertRows(
    site,
    "uploads",
    ids.map((id) => ({ ...photo, id })),
  );
  return { ids, path };
}

const isStored = (path: string) =>
  site.services.storage.get(path).then(
    ({ body }) => body.cancel().then(() => true),
    () => false,
  );

test("a photo of two orders is removed with the last one, also when two processes remove both at once", async () => {
  for (let n = 0; n < 15; n++) {
    const { ids, path } = await insertSharedPhoto(`both-${n}`);
    const [first = "", second = ""] = ids;
    await Promise.all([removePhotos(site.services, [{ id: first }]), removePhotos(other, [{ id: second }])]);
    expect(await isStored(path), path).toBe(false);
  }
  expect(await countRows(site, "uploads")).toBe(0);
});

test("a photo of two orders stays while one of them is left", async () => {
  const { ids, path } = await insertSharedPhoto("one");
  await removePhotos(site.services, [{ id: ids[0] as string }]);
  expect(await isStored(path)).toBe(true);
  const photos = ids.map((id) => ({ id }));
  await removePhotos(other, photos);
  expect(await isStored(path)).toBe(false);
});

test("only one process sweeps at a time, and the next one may sweep afterward", async () => {
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = await new Promise<{ done: Promise<boolean> }>((resolve) => {
    const done: Promise<boolean> = runAlone(site.services, "sweep", async () => {
      resolve({ done });
      await running;
    });
  });
  const ran: string[] = [];
  const sweep = (services: Services, name: string) => runAlone(services, "sweep", async () => void ran.push(name));
  expect([await sweep(site.services, "same process"), await sweep(other, "other process")]).toEqual([false, false]);
  finish();
  expect(await first.done).toBe(true);
  expect(await sweep(other, "after it")).toBe(true);
  expect(ran).toEqual(["after it"]);
});

test("if the sweepers of two processes start at once, only one sweeps", async () => {
  const swept: Services[] = [];
  const writes = new Map<Services, number>();
  const start = (services: Services) => {
    const { db, features } = services;
    const count = () => writes.set(services, (writes.get(services) ?? 0) + 1);
    const transact: typeof db.transact = (...args) => db.transact(...args).finally(count);
    // The sweep ends after the other process has requested the lease.
    const probe = async () => {
      swept.push(services);
      await waitUntil(() => expect(writes.size).toBe(2));
    };
    const sweeps = { probe };
    return startSweeper({ ...services, db: { ...db, transact }, features: { ...features, sweeps } });
  };
  const stops = [site.services, other].map(start);
  await waitUntil(async () => {
    expect(writes.size).toBe(2);
    expect(await countRows(site, "leases")).toBe(0);
  });
  for (const stop of stops) stop();
  expect(swept).toHaveLength(1);
  // The other process has only requested the lease.
  expect(Math.min(...writes.values())).toBe(1);
});

test("the sweeper and “Empty the trash” remove the same records at once, and none is left", async () => {
  const { services } = site;
  const { db } = services;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await insertOrders(
    site,
    Array.from({ length: 205 }, (_, n) => makeOrder({ deletedAt: daysAgo(n < 200 ? 40 : 1) })),
  );
  // The sweeper removes the first batch after “Empty the trash” has listed it.
  let sweeping: Promise<void> | undefined;
  const transact: typeof db.transact = async (...args) => {
    sweeping ??= sweepTrash(other);
    await sweeping;
    return db.transact(...args);
  };
  const everything = { before: new Date(), skipsKept: false };
  expect(await emptyTrash({ ...services, db: { ...db, transact } }, "order", everything)).toBe(5);
  expect(await countRows(site, "formSubmissions")).toBe(0);
});

test("after a process crashed during a sweep, the others wait only until its lease expires", async () => {
  const until = new Date(Date.now() - 1);
  await insertRows(site, "leases", { task: "sweep", holder: "a lost process", until });
  expect(await runAlone(other, "sweep", async () => {})).toBe(true);
  expect(await countRows(site, "leases")).toBe(0);
});
