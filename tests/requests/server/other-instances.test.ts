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

function listen(changes = other.changes) {
  const heard: string[] = [];
  const stop = changes.listen("orders", {
    userId: "sam",
    onRevision: (revision) => void heard.push(revision),
    onEnd: () => {},
  });
  return { stop, waitFor: (count: number) => expect.poll(() => heard.length, { timeout: 20_000 }).toBe(count) };
}

/** The connections that wait for messages. */
async function listListening(): Promise<number[]> {
  const { native } = site.services.db;
  if (native.dialect !== "postgres") throw new Error("only on PostgreSQL");
  const { rows } = await native.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and query like 'LISTEN%'",
  );
  return rows.map(({ pid }) => pid);
}

/** As a restart of the database does. */
async function endConnection(pid: number | undefined): Promise<void> {
  const { native } = site.services.db;
  if (native.dialect === "postgres") await native.pool.query("select pg_terminate_backend($1)", [pid]);
}

test("an open list follows the orders of another instance", async () => {
  const { stop, waitFor } = listen();
  await waitFor(1);
  if (isPostgres) await expect.poll(listListening).toHaveLength(1);
  await insertOrder(site);
  await waitFor(2);
  stop?.();
});

// On PostgreSQL a message of the first instance comes before the poll.
if (!isPostgres)
  test("neither the first read of a list nor a poll delays the next one", async () => {
    const changes = createChangeFeeds(other.db, other.log, () => other.features, { poll: 20, minRead: 600_000 });
    const { waitFor } = listen(changes);
    for (const count of [1, 2, 3]) {
      await waitFor(count);
      await insertOrder(site);
    }
    await waitFor(4);
    changes.close();
  });

if (isPostgres)
  test("also after the database ended the connection that waits for messages", async () => {
    const { stop, waitFor } = listen();
    await waitFor(1);
    const [ended] = await listListening();
    await endConnection(ended);
    // The ended connection is still listed for a moment.
    const areEnded = async () => (await listListening()).map((pid) => pid === ended);
    await expect.poll(areEnded, { timeout: 10_000 }).toEqual([false]);
    await insertOrder(site);
    await waitFor(2);
    stop?.();
  });
