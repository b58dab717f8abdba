import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAccount } from "#app/account/accounts.server";
import { paths } from "#app/paths";
import { createLog } from "#app/server/log.server";
import type { Database, Writer } from "#drizzle/connect";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { createContactFields, createInquiryFields } from "#tests/support/contact/messages";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { parseLogLines } from "#tests/support/log-lines";
import { API_KEY, completeApplication, sendApplication } from "#tests/support/office/dealflow-api";
import { createOrderFields } from "#tests/support/order/order-form";
import { makeOrder } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { createProduct } from "#tests/support/shop/products";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();

const secret = "Wilhelmina Secret-Key 5551234";
const order = () => makeOrder({ fullName: secret, email: secret, message: secret });

const failures: Record<string, (tx: Writer, db: Database) => PromiseLike<unknown>> = {
  "a select from a missing table": (tx) => tx.select({ a: sql`${secret}` }).from(sql`nothing`),
  "a select with a missing function": (tx) => tx.select({ a: sql`nothing(${secret})` }).from(sql`form_submissions`),
  "a value of the wrong type": (tx, { tables: { formSubmissions: t } }) =>
    tx.update(t).set({ priceCents: sql`cast(cast(${secret} as text) as integer)`, orderStatus: sql`${secret}` }),
  "a second row with a unique value": async (tx, { tables }) => {
    const first = order();
    await tx.insert(tables.formSubmissions).values(first);
    await tx.insert(tables.formSubmissions).values({ ...order(), submissionId: first.submissionId });
  },
  "a key that is taken": async (tx, { tables }) => {
    for (const day of ["1", "2"]) await tx.insert(tables.nightlyRuns).values({ task: secret, day });
  },
  "a value that a CHECK refuses": (tx, { tables }) =>
    tx.insert(tables.formSubmissions).values({ ...order(), orderStatus: secret as "ready" }),
  "a missing value": (tx, { tables }) =>
    tx.insert(tables.formSubmissions).values({ ...order(), businessName: secret, email: sql`null` as never }),
  "a reference to nothing": (tx, { tables }) =>
    tx.insert(tables.submissionKeys).values({ key: secret, orderId: secret, expiresAt: new Date() }),
  "a delete in a table that refuses it": async (tx, { tables }) => {
    await tx.insert(tables.nightlyRuns).values({ task: secret, day: secret });
    await tx.delete(tables.nightlyRuns).where(sql`day = ${secret} and nothing = 1`);
  },
  "JSON that cannot be read": async (tx) => {
    await tx.select({ a: sql`json_extract(${secret}, '$')` }).from(sql`form_submissions`);
    JSON.parse(secret);
  },
};

test.for(Object.entries(failures))("the log of %s contains no values of the statement", async ([, fail]) => {
  const { db } = built.database;
  await db.transact((tx) => tx.insert(db.tables.formSubmissions).values(makeOrder()));
  const error = await db
    .transact(async (tx) => fail(tx, db))
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(Error);
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info", LOG_FORMAT: "json" }, { write: (line) => void lines.push(line) });
  log.error({ err: error, id: "1" }, "request failed");
  const logged = lines.join("");
  expect(parseLogLines(logged)).toMatchObject([{ id: "1", msg: "request failed", err: { stack: expect.anything() } }]);
  for (const word of ["Wilhelmina", "Secret-Key", "5551234"]) expect(logged).not.toContain(word);
});

const email = "wilhelmina@secret.example";
const stripeSecret = "whsec_of_the_test_of_failures_in_the_log";
const PRODUCT = "00000000-0000-4000-8000-000000000001";
const password = "palmetto fan of twenty";

interface FailingRequest {
  table: string;
  path: string;
  fields?: Record<string, string | string[]>;
  /** For code other than a visitor's form or page. */
  send?: (origin: string) => Promise<Response>;
}

/** Tables that fail, and a request whose fields or key end up in a statement on them. */
const requests: Record<string, FailingRequest> = {
  "an order": {
    table: "form_submissions",
    path: paths.visualDesign,
    fields: createOrderFields({ name: secret, email, requirements: secret }),
  },
  "a message": {
    table: "contact_messages",
    path: paths.contact,
    fields: createContactFields({ fullName: secret, email, message: secret }),
  },
  "an inquiry": {
    table: "contact_messages",
    path: paths.letsTalk,
    fields: createInquiryFields({ name: secret, email, message: secret }),
  },
  "an idea": {
    table: "tool_requests",
    path: paths.vault,
    fields: { name: secret, email, idea: secret, idea_request: secret },
  },
  "a sign-in": { table: "sign_in_limits", path: paths.adminSignIn, fields: { user_id: secret, password: secret } },
  "the link to an order": {
    table: "form_submissions",
    path: `${paths.customerPage("SUB-A")}?key=${encodeURIComponent(secret)}`,
  },
  "the link to a download": {
    table: "products",
    path: `${paths.download("a")}?key=${encodeURIComponent(secret)}&session_id=${encodeURIComponent(secret)}`,
  },
  "a note of the office": {
    table: "order_events",
    path: paths.adminOrder("SUB-NOTED"),
    fields: { intent: "note", note: secret },
  },
  "the payment of a product": {
    table: "purchases",
    path: "/webhooks/stripe",
    send: (origin) => {
      const paid = createPaidSession(`vault_${PRODUCT}`, 1900, "usd", "pi_of_wilhelmina");
      const session = { ...paid, id: "cs_of_wilhelmina", customer_details: { email } };
      return sendEvent({ origin }, { id: "evt_of_failures", session, secret: stripeSecret });
    },
  },
  "an application": {
    table: "dealflow_applications",
    path: "/api/dealflow-applications",
    send: (origin) =>
      sendApplication(
        { origin },
        { external_id: "a", ...completeApplication, full_name: secret, email, phone: "5551234" },
      ),
  },
};

/** The records that the requests use, and an account to sign in with. */
async function prepare(db: Database): Promise<void> {
  const account = { userId: "vera", role: "admin" as const, name: "Vera", email: "", password };
  await createAccount(db, account);
  await db.transact((tx) => tx.insert(db.tables.formSubmissions).values(makeOrder({ submissionId: "SUB-NOTED" })));
  await db.transact((tx) => tx.insert(db.tables.products).values(createProduct({ id: PRODUCT, priceCents: 1900 })));
}

test("errors of the database log nothing that visitors sent, and no keys of their links", async () => {
  const { output } = await built.startAndWait({ STRIPE_WEBHOOK_SECRET: stripeSecret, DEALFLOW_API_KEY: API_KEY });
  const { db } = built.database;
  await prepare(db);
  const origin = `http://127.0.0.1:${built.port}`;
  const office = { Origin: `http://localhost:${built.port}` };
  const visitor = new Visitor(origin);
  await visitor.post(paths.adminSignIn, { user_id: "vera", password, to: paths.admin }, office);
  for (const [what, { table, path, fields, send: sendOther }] of Object.entries(requests)) {
    const send = () => sendOther?.(origin) ?? (fields ? visitor.post(path, fields, office) : visitor.get(path));
    const answers = [await withBlockedWrites(db, table, send), await withBlockedReads(db, table, send)];
    const ids = answers.map((answer) => answer.headers.get("X-Request-Id") ?? "none");
    await waitUntil(() => {
      for (const id of ids) expect(output()).toMatch(new RegExp(`"id":"${id}".*"msg":"request"`));
    });
    const lines = output()
      .split("\n")
      .filter((line) => ids.some((id) => line.includes(id)));
    expect(lines.join("\n"), what).toContain('"err":{');
  }
  for (const word of ["Wilhelmina", "wilhelmina@", "5551234"]) expect(output()).not.toContain(word);
});
