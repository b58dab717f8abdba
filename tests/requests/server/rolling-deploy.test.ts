import { expect, test } from "vitest";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import { setUpBuiltServer } from "#tests/support/built-server";
import { listRows } from "#tests/support/database/rows";
import { findFreePort } from "#tests/support/find-free-port";
import { createOrderFields } from "#tests/support/order/order-form";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startProxy } from "#tests/support/proxy";
import { waitUntil } from "#tests/support/wait-until";

const INSTANCES = 3;
const ORDERS_A_SECOND = 50;
/** A machine that is too slow for that many gets fewer. */
const MAX_OPEN = 100;

const built = setUpBuiltServer();

test("while three instances are replaced one by one, no order, email or request is lost or doubled", async () => {
  const smtp = await startSmtp({});
  const proxy = await startProxy();
  const site = `http://127.0.0.1:${proxy.port}`;
  const variables = {
    APP_ENV: "production",
    ORIGIN: site,
    SESSION_SECRET: "s".repeat(32),
    STRIPE_WEBHOOK_SECRET: `whsec_${"s".repeat(32)}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
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
    for (const instance of running) {
      await startInstance();
      instance.child.kill("SIGTERM");
      expect(await instance.exited).toEqual([0, null]);
    }
    const answers = await load.end();
    expect(answers.filter((answer) => answer !== 303)).toEqual([]);

    const { db } = built.database;
    const orders = await listRows(db, "formSubmissions");
    expect(orders).toHaveLength(answers.length);
    expect(new Set(orders.map(({ email }) => email)).size).toBe(answers.length);
    await waitUntil(() => expect(smtp.received.length).toBeGreaterThanOrEqual(2 * answers.length));
    expect(smtp.received).toHaveLength(2 * answers.length);
    expect((await listRows(db, "outbox")).filter(({ state }) => state !== "sent")).toEqual([]);
  } finally {
    await proxy.close();
    await smtp.close();
  }
}, 180_000);

/** Each order is of another customer. `end` resolves to the statuses of all answers. */
function startOrders(site: string) {
  const answers: (number | string)[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  const timer = setInterval(() => {
    if (open.size >= MAX_OPEN) return;
    const fields = createOrderFields({ option: question.value, email: `customer${++count}@studio.example` });
    const sent = fetch(site + paths.visualDesign, {
      method: "POST",
      body: new URLSearchParams(fields as Record<string, string>),
      headers: { Origin: site },
      redirect: "manual",
    })
      .then(async (answer) => {
        await answer.text();
        answers.push(answer.status);
      })
      .catch((error) => void answers.push(String(error)))
      .finally(() => open.delete(sent));
    open.add(sent);
  }, 1000 / ORDERS_A_SECOND);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(open);
      return answers;
    },
  };
}
