import { expect, test } from "vitest";
import { setUpBuiltServer } from "#tests/support/built-server";
import { listRows } from "#tests/support/database/rows";
import { findFreePort } from "#tests/support/find-free-port";
import { startOrders } from "#tests/support/order/order-load";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import { startProxy } from "#tests/support/proxy";
import { waitUntil } from "#tests/support/wait-until";

const INSTANCES = 3;
const EVENTS_A_SECOND = 10;
const STRIPE_SECRET = `whsec_${"s".repeat(32)}`;

const built = setUpBuiltServer();

const countUnsent = async () =>
  (await listRows(built.database.db, "outbox")).filter(({ state }) => state !== "sent").length;

/** The payment provider tells of payments, each once and of no order here. */
function startPaymentEvents(origin: string) {
  const sent: Promise<{ id: string; status: number | string }>[] = [];
  const timer = setInterval(() => {
    const id = `evt_rolling_${sent.length}`;
    const session = createPaidSession(`SUB-NONE${sent.length}`, 19_900, "usd", `pi_rolling_${sent.length}`);
    const answer = sendEvent({ origin }, { id, session, secret: STRIPE_SECRET });
    sent.push(answer.then(({ status }) => ({ id, status })).catch((error) => ({ id, status: String(error) })));
  }, 1000 / EVENTS_A_SECOND);
  return {
    end() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

test("while three instances are replaced one by one, no order, email, webhook or request is lost or doubled", async () => {
  const smtp = await startSmtp({});
  const leads = await startWebhookTarget({ isSecure: true });
  const proxy = await startProxy();
  const site = `http://127.0.0.1:${proxy.port}`;
  const variables = {
    APP_ENV: "production",
    ORIGIN: site,
    SESSION_SECRET: "s".repeat(32),
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    SMTP_URL: smtp.url,
    LEAD_WEBHOOK_URL: leads.url,
    WEBHOOK_ALLOW_PRIVATE: "true",
    // The target's certificate is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
    ORDERS_PER_HOUR: "0",
    UNCONFIRMED_EMAILS_PER_HOUR: "0",
    UNCONFIRMED_EMAILS_PER_DAY: "0",
  };
  const startInstance = async () => {
    const port = await findFreePort();
    const instance = built.start({ ...variables, PORT: String(port) });
    proxy.add(port);
    await waitUntil(() => expect(proxy.isReady(port), instance.output()).toBe(true));
    return instance;
  };
  try {
    const running = await Promise.all(Array.from({ length: INSTANCES }, startInstance));
    const load = startOrders(site);
    const payments = startPaymentEvents(site);
    for (const instance of running) {
      await startInstance();
      instance.child.kill("SIGTERM");
      expect(await instance.exited).toEqual([0, null]);
    }
    const [answers, events] = [await load.end(), await payments.end()];
    expect(answers.filter(({ status }) => status !== 303)).toEqual([]);
    expect(events.filter(({ status }) => status !== 200)).toEqual([]);

    const { db } = built.database;
    const orders = await listRows(db, "formSubmissions");
    expect(orders).toHaveLength(answers.length);
    expect(new Set(orders.map(({ email }) => email)).size).toBe(answers.length);
    const recorded = (await listRows(db, "paymentEvents")).map(({ id }) => id);
    expect(recorded.sort()).toEqual(events.map(({ id }) => id).sort());
    await waitUntil(async () => expect(await countUnsent()).toBe(0));
    // Two of each order, and one about each payment, because it is of no order.
    expect(smtp.received).toHaveLength(2 * answers.length + events.length);
    const told = leads.received.map(({ headers }) => headers["webhook-id"]);
    expect(told).toHaveLength(answers.length);
    expect(new Set(told).size).toBe(answers.length);
  } finally {
    await proxy.close();
    await smtp.close();
    await leads.close();
  }
}, 180_000);
