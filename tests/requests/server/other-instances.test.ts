import { afterAll, beforeAll, expect, test } from "vitest";
import { createChangeFeeds } from "#app/server/live/change-feeds.server";
import type { Services } from "#app/server/services.server";
import { insertOrder } from "#tests/support/order/orders";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
const isPostgres = process.env.TEST_DATABASE === "postgres";
let other: Services;

beforeAll(() => {
  other = createOtherInstance(site);
  // On PostgreSQL it never polls, so it hears only what the first instance tells.
  const intervals = { poll: isPostgres ? 600_000 : 50, minRead: 1 };
  other.changes = createChangeFeeds(other.db, other.log, () => other.features, intervals);
});
afterAll(async () => {
  other.changes.close();
  await other.db.close();
});

function listen() {
  const heard: string[] = [];
  const stop = other.changes.listen("orders", {
    userId: "sam",
    onRevision: (revision) => void heard.push(revision),
    onEnd: () => {},
  });
  return { stop, waitFor: (count: number) => expect.poll(() => heard.length, { timeout: 20_000 }).toBe(count) };
}

/** Ends what waits for messages, as a restart of the database does. Returns how many there were. */
async function endListeningConnections(): Promise<number> {
  const { native } = site.services.db;
  if (native.dialect !== "postgres") throw new Error("only on PostgreSQL");
  const { rowCount } = await native.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'",
  );
  return rowCount ?? 0;
}

async function countListeningConnections(): Promise<number> {
  const { native } = site.services.db;
  if (native.dialect !== "postgres") throw new Error("only on PostgreSQL");
  const { rows } = await native.pool.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'LISTEN%'",
  );
  return rows[0].count;
}

test("an open list follows the orders of another instance", async () => {
  const { stop, waitFor } = listen();
  await waitFor(1);
  if (isPostgres) await expect.poll(countListeningConnections).toBe(1);
  await insertOrder(site);
  await waitFor(2);
  stop?.();
});

if (isPostgres)
  test("also after the database ended the connection that waits for messages", async () => {
    const { stop, waitFor } = listen();
    await waitFor(1);
    expect(await endListeningConnections()).toBe(1);
    await expect.poll(countListeningConnections, { timeout: 10_000 }).toBe(1);
    await insertOrder(site);
    await waitFor(2);
    stop?.();
  });
