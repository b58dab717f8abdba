import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { connect, type Database } from "#drizzle/connect";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { startPostgres } from "#tests/support/database/postgres";
import { listRows } from "#tests/support/database/rows";
import { fieldValues, parseDocument } from "#tests/support/document";
import { findFreePort } from "#tests/support/network/find-free-port";
import { createEventReader } from "#tests/support/office/event-stream";
import { createOrderFields } from "#tests/support/order/order-form";
import { startOrders } from "#tests/support/order/order-load";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  db = connect(postgres.template);
});
afterAll(async () => {
  await db?.close();
  await postgres?.stop();
});

async function startInstance() {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = { ...{ ORDERS_PER_HOUR: "0", ORIGIN: origin, PORT: String(port) }, SMTP_URL: "smtp://127.0.0.1:9" };
  const { output } = built.start({ ...variables, DATABASE_URL: postgres.template });
  const readiness = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return `${answer.status} ${(await answer.text()).trim()}`;
  };
  const waitFor = (expected: string) => waitUntil(async () => expect(await readiness(), output()).toBe(expected));
  await waitFor("200 ok");
  return { origin, output, waitFor };
}

async function countListening(): Promise<number> {
  if (db.native.dialect !== "postgres") throw new Error("only on PostgreSQL");
  const listening =
    "select 1 from pg_stat_activity where datname = current_database() and query like 'LISTEN%' and state = 'idle'";
  return (await db.native.pool.query(listening)).rowCount ?? 0;
}

test("PostgreSQL is restarted under load: no stored order is lost, and both instances go on by themselves", {
  timeout: 120_000,
}, async () => {
  const here = await startInstance();
  const there = await startInstance();
  const password = /password (\S+)/.exec(here.output())?.[1] ?? "";
  const office = new Visitor(here.origin);
  expect((await office.post(paths.adminSignIn, { password, to: paths.admin })).status).toBe(303);
  const events = createEventReader(await office.get(paths.adminOrderEvents));
  expect(await events.next()).not.toBeNull();
  const listening = await countListening();
  expect(listening).toBeGreaterThan(0);

  const load = startOrders([here.origin, there.origin]);
  const count = (status: number) => load.answers.filter((answer) => answer.status === status).length;
  await waitUntil(() => expect(count(303)).toBeGreaterThan(20));
  await postgres.pause();
  await Promise.all([here.waitFor("503 away: database"), there.waitFor("503 away: database")]);
  expect((await fetch(here.origin + paths.faq)).status).toBe(200);
  await waitUntil(() => expect(count(503)).toBeGreaterThan(20));
  await postgres.start();
  await Promise.all([here.waitFor("200 ok"), there.waitFor("200 ok")]);
  const before = count(303);
  await waitUntil(() => expect(count(303)).toBeGreaterThan(before + 20));
  const answers = await load.end();

  const refused = answers.filter(({ status }) => status !== 303);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  for (const { html, email } of refused) {
    expect(html).toContain("Unable to save your order: the database did not answer. Please try again.");
    expect(fieldValues(parseDocument(html), "email")).toContain(email);
  }
  const stored = (await listRows(db, "formSubmissions")).map(({ email }) => email);
  expect(new Set(stored).size).toBe(stored.length);
  expect(answers.filter(({ status, email }) => status === 303 && !stored.includes(email))).toEqual([]);

  await waitUntil(async () => expect(await countListening()).toBe(listening));
  // A browser connects again if the stream has ended meanwhile.
  const later = createEventReader(await office.get(paths.adminOrderEvents));
  expect(await later.next()).not.toBeNull();
  const placed = await new Visitor(there.origin).post(paths.visualDesign, createOrderFields());
  expect(placed.status).toBe(303);
  expect(await later.next()).not.toBeNull();
  await Promise.all([events.close(), later.close()]);
});
