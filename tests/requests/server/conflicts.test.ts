import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { insertRows, listRows } from "#tests/support/database/rows";
import { insertOrdersWith } from "#tests/support/office/list-orders";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listOrderEvents, listOrders } from "#tests/support/order/orders";
import { createPaidSession, listOutcomes, sendEvent } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";
import { createSignal } from "#tests/support/wait-until";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

/** Runs all of these, as many at once as the site has database connections. */
async function doAtOnce(tasks: (() => Promise<Response>)[]): Promise<number[]> {
  const statuses: number[] = [];
  const lane = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) statuses.push((await task()).status);
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  return statuses;
}

describe("simultaneous changes to the same orders, in opposite order", () => {
  test("all succeed, and each order's history ends with its current state", { timeout: 120_000 }, async () => {
    const orders = await insertOrdersWith(site, ...Array.from({ length: 40 }, () => ({})));
    const ids = orders.map(({ id }) => id);
    const bulk = (n: number) => {
      const chosen = n % 2 ? ids : ids.toReversed();
      const status = ["ready", "in_progress", "question"][n % 3] as string;
      return office.post("/admin", { intent: "status", id: chosen.join(","), status });
    };
    const tasks = orders.flatMap(({ submissionId }, n) => [
      () => bulk(n),
      () => sendEvent(site, { session: createPaidSession(submissionId) }),
      () => sendEvent(site, { session: createPaidSession(submissionId) }),
    ]);
    const statuses = await doAtOnce(tasks);
    expect(statuses.filter((status) => status === 303)).toHaveLength(40);
    expect(statuses.filter((status) => status === 200)).toHaveLength(80);

    for (const order of await listOrders(site)) {
      expect(order.paymentStatus).toBe("paid");
      expect((await listOutcomes(site, order.submissionId)).sort()).toEqual(["already_paid", "applied"]);
      const history = (await listOrderEvents(site, order.id)).filter(({ kind }) => kind === "status");
      for (const status of ["pending_payment", "in_progress", "ready", "question"]) {
        const reached = history.filter(({ after }) => after === status).length;
        const left = history.filter(({ before }) => before === status).length;
        const begins = status === "pending_payment" ? 1 : 0;
        expect(begins + reached - left).toBe(order.orderStatus === status ? 1 : 0);
      }
    }
  });

  test("deletions and restorations all succeed", { timeout: 60_000 }, async () => {
    const orders = await insertOrdersWith(site, ...Array.from({ length: 40 }, () => ({})));
    const ids = orders.map(({ id }) => id);
    const tasks = Array.from({ length: 30 }, (_, n) => () => {
      const id = (n % 2 ? ids : ids.toReversed()).join(",");
      return office.post("/admin", { intent: n % 4 < 2 ? "delete" : "restore", id });
    });
    const statuses = await doAtOnce(tasks);
    // 404: there was nothing left to do.
    expect(statuses.filter((status) => status !== 303 && status !== 404)).toEqual([]);
    const after = new Map((await listOrders(site)).map((order) => [order.id, order]));
    for (const id of ids) {
      const kinds = (await listOrderEvents(site, id)).map(({ kind }) => kind);
      const deleted = kinds.filter((kind) => kind === "deleted").length;
      const restored = kinds.filter((kind) => kind === "restored").length;
      expect(deleted - restored).toBe(after.get(id)?.deletedAt ? 1 : 0);
    }
  });
});

// SQLite has one writer at a time, so that no deadlock is possible.
if (process.env.TEST_DATABASE === "postgres")
  test("a transaction that the database ends because of a deadlock runs again", async () => {
    const { db } = site.services;
    const { toolRequests } = db.tables;
    const idea = { name: "Ana", email: "ana@studio.example", ideaRequest: "A map" };
    await insertRows(
      site,
      "toolRequests",
      ["a", "b"].map((id) => ({ ...idea, id })),
    );
    let waiting = 2;
    const bothHoldOne = createSignal();
    const write = (order: string[]) =>
      db.transact(async (tx) => {
        for (const id of order) {
          await tx.update(toolRequests).set({ name: order.join() }).where(eq(toolRequests.id, id));
          if (--waiting === 0) bothHoldOne.raise();
          await bothHoldOne.raised;
        }
      });
    await Promise.all([write(["a", "b"]), write(["b", "a"])]);
    const names = (await listRows(site, "toolRequests")).map(({ name }) => name);
    expect(names[0]).toBe(names[1]);
  });
