import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { openTestDatabase, type TestDatabase } from "#tests/support/database/database";
import { listRows } from "#tests/support/database/rows";
import { findFreePort } from "#tests/support/network/find-free-port";
import { invite } from "#tests/support/office/people";
import { startOrders } from "#tests/support/order/order-load";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { startSmtp } from "#tests/support/outbox/smtp";
import { waitUntil } from "#tests/support/wait-until";

const TEN_MINUTES = 600_000;
const STRIPE_SECRET = `whsec_${"s".repeat(32)}`;
const secrets = { SESSION_SECRET: "s".repeat(32), STRIPE_WEBHOOK_SECRET: STRIPE_SECRET };
const unlimited = { ORDERS_PER_HOUR: "0", UNCONFIRMED_EMAILS_PER_HOUR: "0", UNCONFIRMED_EMAILS_PER_DAY: "0" };

const built = setUpBuiltServer();
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase("postgres");
});
afterEach(() => database.close());

async function startInstance(variables: Record<string, string>) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const { output } = built.start({
    ...secrets,
    ...unlimited,
    ...variables,
    ...{ DATABASE_URL: database.url, ORIGIN: origin, PORT: String(port) },
  });
  await waitUntil(async () => expect((await fetch(`${origin}/readyz`)).status, output()).toBe(200));
  return { origin, output };
}

// On PostgreSQL, because all processes on one SQLite file are on one machine, which has one clock.
test.each([
  [TEN_MINUTES, "600 seconds behind"],
  [-TEN_MINUTES, "600 seconds ahead"],
])(
  "an instance whose clock is %i ms off doubles and refuses nothing, and says so",
  {
    timeout: 120_000,
  },
  async (shift, message) => {
    // Slow, so that an instance that took leases for ended would send the other one's emails again.
    const smtp = await startSmtp({ onRcptTo: (_to, _session, accept) => void setTimeout(accept, 100) });
    try {
      const right = await startInstance({ SMTP_URL: smtp.url });
      const wrong = await startInstance({
        SMTP_URL: smtp.url,
        NODE_OPTIONS: "--import ./tests/support/shift-clock.mjs",
        CLOCK_SHIFT: String(shift),
      });
      expect(wrong.output()).toContain(`clock: The database is ${message}.`);
      expect(right.output()).not.toContain("clock: ");

      const password = /password (\S+)/.exec(right.output())?.[1] ?? "";
      for (const [from, to] of [
        [wrong, right],
        [right, wrong],
      ] as const) {
        const office = new Visitor(from.origin);
        expect((await office.post(paths.adminSignIn, { password, to: paths.admin })).status).toBe(303);
        const elsewhere = new Visitor(to.origin);
        expect((await elsewhere.get(paths.admin, { Cookie: office.cookieHeader })).status).toBe(200);
      }
      const session = createPaidSession("SUB-NONE", 19_900, "usd", "pi_now");
      expect((await sendEvent(wrong, { id: "evt_now", session, secret: STRIPE_SECRET })).status).toBe(200);

      const load = startOrders([right.origin, wrong.origin]);
      await waitUntil(() => expect(load.answers.length).toBeGreaterThan(40));
      const answers = await load.end();
      expect(answers.filter(({ status }) => status !== 303)).toEqual([]);
      const isSent = async () => (await listRows(database.db, "outbox")).every(({ state }) => state === "sent");
      await waitUntil(async () => expect(await isSent()).toBe(true));
      // Two of each order, and one about the payment, because it is of no order.
      expect(smtp.received).toHaveLength(2 * answers.length + 1);

      const office = new Visitor(right.origin);
      await office.post(paths.adminSignIn, { password, to: paths.admin });
      await invite(office, { email: "sam@studio.example" });
      const isInvitation = ({ to }: (typeof smtp.received)[number]) => to.includes("sam@studio.example");
      await waitUntil(() => expect(smtp.received.some(isInvitation)).toBe(true));
      const path = /\/admin\/set-password\?key=\S+/.exec(smtp.received.find(isInvitation)?.email.text ?? "")?.[0];
      const { db } = database;
      for (const [minutes, opens] of [
        [5, true],
        [-5, false],
      ] as const) {
        const expiresAt = new Date(Date.now() + minutes * 60_000);
        await db.transact((tx) => tx.update(db.tables.accountLinks).set({ expiresAt }));
        const page = await (await fetch(`${wrong.origin}${path}`)).text();
        expect(page.includes('name="password"'), `${minutes} minutes left`).toBe(opens);
      }
    } finally {
      await smtp.close();
    }
  },
);
