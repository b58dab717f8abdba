import { ne } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { connect } from "#drizzle/connect";
import { setUpBuiltServer } from "#tests/support/built-server";
import { openEmptyDatabase } from "#tests/support/database/database";
import { listRows } from "#tests/support/database/rows";
import { parseLogLines } from "#tests/support/log-lines";
import { findFreePort } from "#tests/support/network/find-free-port";
import { startProxy } from "#tests/support/network/proxy";
import { createPicture } from "#tests/support/order/order-form";
import { startOrders } from "#tests/support/order/order-load";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import { openFileStorage, openS3Storage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

const INSTANCES = 3;
const EVENTS_A_SECOND = 10;
const STRIPE_SECRET = `whsec_${"s".repeat(32)}`;

/** A folder with the build of an older version, whose database the new one migrates; without it, both are this build. */
const { OLD_BUILD } = process.env;
/**
 * Orders, and as many payment events. Eight are about 18 orders a second; the full load of 50 a second, which times out
 * on a busy machine, is for a quiet one.
 */
const MAX_OPEN = OLD_BUILD ? 50 : 8;
const dialect = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";
/** So many that none is refused, and all are counted. */
const MANY = "1000000";
const ERROR_LEVEL = 50;
/** Six processes share the machine. */
const PATIENCE_MS = 120_000;

const built = setUpBuiltServer();

/** Every fifth order has a photo. */
const createPhotos = (count: number) => (count % 5 === 0 ? [createPicture("sign.jpg")] : []);

/** The payment provider tells of payments, each once and of no order here. */
function startPaymentEvents(origin: string) {
  const sent: Promise<{ id: string; status: number | string }>[] = [];
  let open = 0;
  const timer = setInterval(() => {
    if (open >= MAX_OPEN) return;
    open++;
    const id = `evt_rolling_${sent.length}`;
    const session = createPaidSession(`SUB-NONE${sent.length}`, 19_900, "usd", `pi_rolling_${sent.length}`);
    const answer = sendEvent({ origin }, { id, session, secret: STRIPE_SECRET });
    sent.push(
      answer
        .then(({ status }) => ({ id, status }))
        .catch((error) => ({ id, status: String(error) }))
        .finally(() => open--),
    );
  }, 1000 / EVENTS_A_SECOND);
  return {
    end() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

test("while three instances are replaced one by one, no order, email, webhook or request is lost or doubled", async () => {
  const { url, close } = await openEmptyDatabase(dialect);
  onTestFinished(close);
  const s3 = inject("s3");
  const files = await (dialect === "postgres" && s3 ? openS3Storage(s3) : openFileStorage());
  onTestFinished(files.remove);
  const smtp = await startSmtp({});
  const leads = await startWebhookTarget({ isSecure: true });
  // The proxy is updated last.
  const proxy = await startProxy(OLD_BUILD);
  const site = `http://127.0.0.1:${proxy.port}`;
  const variables = {
    ...files.env,
    DATABASE_URL: url,
    APP_ENV: "production",
    ORIGIN: site,
    SESSION_SECRET: "s".repeat(32),
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    SMTP_URL: smtp.url,
    LEAD_WEBHOOK_URL: leads.url,
    WEBHOOK_ALLOW_PRIVATE: "true",
    // The target's certificate is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
    ORDERS_PER_HOUR: MANY,
    UPLOADS_PER_HOUR: MANY,
    UNCONFIRMED_EMAILS_PER_HOUR: MANY,
    UNCONFIRMED_EMAILS_PER_DAY: MANY,
  };
  const startInstance = async (checkout?: string) => {
    const port = await findFreePort();
    const instance = built.start({ ...variables, PORT: String(port) }, checkout);
    proxy.add(port);
    await waitUntil(() => expect(proxy.isReady(port), instance.output()).toBe(true), PATIENCE_MS);
    return instance;
  };
  try {
    const running = await Promise.all(Array.from({ length: INSTANCES }, () => startInstance(OLD_BUILD)));
    const load = startOrders([site], createPhotos, MAX_OPEN);
    const payments = startPaymentEvents(site);
    const started = [];
    for (const instance of running) {
      started.push(await startInstance());
      instance.child.kill("SIGTERM");
      expect(await instance.exited).toEqual([0, null]);
    }
    const [answers, events] = [await load.end(), await payments.end()];
    expect(answers.filter(({ status }) => status !== 303)).toEqual([]);
    expect(events.filter(({ status }) => status !== 200)).toEqual([]);

    const db = connect(url);
    onTestFinished(() => db.close());
    const orders = await listRows(db, "formSubmissions");
    expect(orders).toHaveLength(answers.length);
    expect(new Set(orders.map(({ email }) => email)).size).toBe(answers.length);
    const photos = await listRows(db, "uploads", { state: "stored" });
    expect(photos).toHaveLength(Math.floor(answers.length / 5));
    expect(await files.listKeys()).toEqual(expect.arrayContaining(photos.map(({ path }) => path)));
    const recorded = (await listRows(db, "paymentEvents")).map(({ id }) => id);
    expect(recorded.sort()).toEqual(events.map(({ id }) => id).sort());
    // Not all rows each time: this process is the mail server, too.
    const { outbox } = db.tables;
    const countUnsent = () => db.read.$count(outbox, ne(outbox.state, "sent"));
    await waitUntil(async () => expect(await countUnsent()).toBe(0), PATIENCE_MS);
    const logged = [...running, ...started].flatMap(({ output }) => parseLogLines(output()));
    // On a busy machine a message can arrive whose sender has stopped waiting for the answer.
    const countRepeated = (sent: string) =>
      logged.filter(({ kind, msg }) => kind === sent && msg === "outbox: failed, will be tried again").length;
    // Two of each order, and one about each payment, because it is of no order.
    const emails = 2 * answers.length + events.length;
    expect(smtp.received.length).toBeGreaterThanOrEqual(emails);
    expect(smtp.received.length).toBeLessThanOrEqual(emails + countRepeated("mail"));
    const told = leads.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(told).size).toBe(answers.length);
    expect(told.length).toBeLessThanOrEqual(answers.length + countRepeated("webhook"));
    // The store may be slow on a busy machine.
    expect(logged.filter(({ level, msg }) => level >= ERROR_LEVEL && msg !== "not ready")).toEqual([]);

    if (!OLD_BUILD) return;
    const outdated = built.start({ ...variables, PORT: String(await findFreePort()) }, OLD_BUILD);
    expect(await outdated.exited).toEqual([1, null]);
    expect(outdated.output()).toContain("The database was changed by a newer version of this software");
  } finally {
    await proxy.close();
    await smtp.close();
    await leads.close();
  }
}, 300_000);
