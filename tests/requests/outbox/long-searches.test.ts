import { expect, test } from "vitest";
import { listApplications } from "#app/dealflow/applications/list-applications.server";
import { listMessages } from "#app/outbox/list-messages.server";
import { insertRows } from "#tests/support/database/rows";
import { insertApplications } from "#tests/support/office/dealflow";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** More than a search reads at a time (scan-rows.server.ts), many of them with the same time. */
const MANY = 2500;
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 1200) * 1000);

test("a search through many applications finds each of them once, in the order of the list", async () => {
  for (let from = 0; from < MANY; from += 500)
    await insertApplications(
      site,
      ...Array.from({ length: 500 }, (_, n) => ({
        fullName: (from + n) % 10 === 3 ? `Zoë ${from + n}` : "Imani",
        status: (from + n) % 100 === 3 ? ("Live" as const) : ("Pre-Payment" as const),
        submittedDate: at(from + n),
      })),
    );
  const find = (page: number, status: "Live" | null = null) =>
    listApplications(site.services, { q: "ZOË", status, page });
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(page)));
  expect(pages[0]).toMatchObject({ found: 250, total: MANY, pages: 5, counts: { Live: 25, "Pre-Payment": 225 } });
  const listed = pages.flatMap(({ applications }) => applications);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(250);
  const sorted = listed.toSorted((a, b) => +b.submittedDate - +a.submittedDate || (a.id < b.id ? 1 : -1));
  expect(listed).toEqual(sorted);
  expect((await find(1, "Live")).applications.every(({ status }) => status === "Live")).toBe(true);
  expect(await find(1, "Live")).toMatchObject({ found: 25, pages: 1 });
});

test("a search through many messages finds old ones of a rare kind, and those of an order in the trash", async () => {
  const { db } = site.services;
  const { outbox } = db.tables;
  const trashed = await insertOrder(site, { fullName: "Walter Abernathy", deletedAt: new Date() });
  const message = (n: number, topic: string, to = "dana@studio.example") => ({
    id: `message-${String(n).padStart(5, "0")}`,
    kind: "mail" as const,
    topic,
    dedupeKey: `${topic}:${n}`,
    payload: { to },
    state: "sent" as const,
    runAt: at(n),
    finishedAt: at(n),
  });
  const rows: (typeof outbox.$inferInsert)[] = Array.from({ length: MANY }, (_, n) => message(n, "order-team"));
  rows[2] = message(2, "payment-problem");
  rows[1300] = message(1300, "payment-problem");
  rows[7] = { ...message(7, "order-customer"), aboutKind: "order", aboutId: trashed.id };
  rows[1] = { ...message(1, "order-lead", "walter@abernathy.example"), state: "dead" };
  await insertRows(site, "outbox", rows);
  const find = async (q: string) => {
    const { messages, total } = await listMessages(site.services, { q, state: null, page: 1 });
    return { total, ids: messages.slice(0, 3).map(({ id }) => id) };
  };
  expect(await find("payment problem")).toEqual({ total: 2, ids: ["message-01300", "message-00002"] });
  // Of a common kind, only the latest 500.
  expect(await find("new order (team)")).toMatchObject({ total: 500 });
  expect(await find("walter abern")).toEqual({ total: 1, ids: ["message-00007"] });
  expect(await find("@abernathy.example")).toEqual({ total: 1, ids: ["message-00001"] });
});
