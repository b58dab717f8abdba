import { expect, onTestFinished, test } from "vitest";
import { createAccount } from "#app/account/accounts.server";
import { paths } from "#app/paths";
import { book, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { createContactFields, createInquiryFields } from "#tests/support/contact/messages";
import { attributesOf, readDocument } from "#tests/support/document";
import { parseLogLines } from "#tests/support/log-lines";
import { completeApplication, sendApplication } from "#tests/support/office/dealflow-api";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();

const name = "Wilhelmina Quixano";
const email = "wilhelmina@secret.example";
const phone = "407-555-0199";
const text = "A violet umbrella for Tuesdays";
const street = "77 Quixote Lane";

const secrets = {
  SESSION_SECRET: "session-secret-of-the-log-test-and-more",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_log_test_with_thirty_two_characters",
  DEALFLOW_API_KEY: "dealflow-key-of-the-log-test-and-more",
  BOOKING_FEED_KEY: "booking-feed-key-of-the-log-test-and-more",
  METRICS_KEY: "metrics-key-of-the-log-test-and-more",
  WEBHOOK_SECRET: "whsec_bG9nLXRlc3QtbG9nLXRlc3QtbG9nLXRlc3Q=",
};
const password = "fourteen violet umbrellas";
const keyInAddress = "key-that-came-in-an-address";

const forbidden = [
  ...["Wilhelmina", "Quixano", "secret.example", phone, "violet umbrella", "Quixote", keyInAddress, "fourteen"],
  ...Object.values(secrets),
  ...["evil%40", "evil@", "wilhelmina"],
];

/**
 * What visitors, customers, other programs and the office send, with right and with wrong keys. Returns the key of a
 * photo, which is a part of its address.
 */
async function sendEverything(origin: string): Promise<{ token: string }> {
  const office = { Origin: `http://localhost:${built.port}` };
  const visitor = new Visitor(origin);
  const post = (path: string, fields: Record<string, string | string[]>) => visitor.post(path, fields, office);

  const order = createOrderFields({ full_name: name, email, phone, business_name: street, requirements: text });
  const photo = createPicture("Wilhelmina at 77 Quixote Lane.jpg");
  const ordered = await visitor.postFiles(paths.visualDesign, order, { photos: [photo] }, office);
  expect(ordered.status).toBe(303);
  await post(paths.visualDesign, { ...order, email: `${email}@`, option: "none" });
  const uploaded = await visitor.postFiles(paths.orderUploads, {}, { photos: [photo] }, office);
  const token: string = (await uploaded.json()).photo.id;
  expect((await visitor.get(paths.orderUpload(token))).status).toBe(200);
  await visitor.get(`/no/such/page/${token}`);
  const number = new URL(ordered.headers.get("Location") ?? "", origin).searchParams.get("client_reference_id") ?? "";
  await visitor.get(paths.customerPage(number));
  await post(paths.customerPage(number), { intent: "message", message: text });
  await new Visitor(origin).get(`${paths.customerPage(number)}?key=${keyInAddress}`);

  await post(paths.contact, createContactFields({ fullName: name, email, phone, message: text }));
  await post(paths.contact, createContactFields({ fullName: name, email: "wilhelmina@", phone, message: text }));
  await post(paths.letsTalk, createInquiryFields({ name, email, phone, message: text }));
  await post(paths.vault, { name, email, idea: text, idea_request: text });
  const manage = await book(visitorWithOrigin(visitor, office), await findTime(visitor), {
    name,
    email,
    phone,
    note: text,
  });
  await visitor.get(manage);

  await post(paths.adminSignIn, { user_id: email, password: `${password}!` });
  await post(paths.adminForgotPassword, { user_id: "vera", email });
  await post(paths.adminSignIn, { user_id: "vera", password, to: paths.admin });
  const search = await visitor.get(`${paths.admin}?q=${encodeURIComponent(name)}`);
  expect(search.status).toBe(200);
  expect(attributesOf(await readDocument(search), "input[name=q]", "value")).toContain(name);
  await visitor.get(`${paths.adminOrder(number)}?q=${encodeURIComponent(email)}`);
  await post(paths.adminOrder(number), { intent: "note", note: text });

  const session = { ...createPaidSession(number), customer_details: { email, name, phone } };
  await sendEvent({ origin }, { id: "evt_log", session, secret: secrets.STRIPE_WEBHOOK_SECRET });
  await sendEvent({ origin }, { id: "evt_forged", session, secret: `${secrets.STRIPE_WEBHOOK_SECRET}x` });
  const application = { external_id: "a", ...completeApplication, full_name: name, email, phone };
  for (const key of [secrets.DEALFLOW_API_KEY, keyInAddress])
    await sendApplication({ origin }, application, { Authorization: `Bearer ${key}` });
  for (const key of [secrets.METRICS_KEY, keyInAddress])
    await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${key}` } });
  for (const key of [secrets.BOOKING_FEED_KEY, keyInAddress]) await fetch(`${origin}${paths.bookingFeed}?key=${key}`);

  for (const path of [
    `/no/such/page/${email}?token=${keyInAddress}`,
    "/no/such/evil%40secret.example",
    `${paths.download("a")}?key=${keyInAddress}&session_id=${keyInAddress}`,
    `${paths.thankYou}?email=${email}&key=${keyInAddress}`,
    `/%ff?key=${keyInAddress}`,
  ])
    await visitor.get(path, { Accept: "text/html", Referer: `${origin}/?key=${keyInAddress}` });
  await fetch(origin + paths.contact, {
    method: "POST",
    body: `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}`,
    headers: { ...office, "Content-Type": "multipart/form-data; boundary=x" },
  });
  return { token };
}

const visitorWithOrigin = (visitor: Visitor, headers: Record<string, string>) =>
  ({ post: (path: string, fields: Record<string, string>) => visitor.post(path, fields, headers) }) as Visitor;

async function listLog(variables: Record<string, string>, isDone: (lines: { msg: string }[]) => void) {
  const { output } = await built.startAndWait({ LOG_LEVEL: "debug", ...secrets, ...variables });
  await createAccount(built.database.db, { userId: "vera", role: "admin", name, email, password });
  const { token } = await sendEverything(`http://127.0.0.1:${built.port}`);
  await waitUntil(() => isDone(parseLogLines(output())));
  expect(output()).not.toContain(token.slice(0, 30));
  return output();
}

function expectNoPersonalData(output: string): void {
  const lines = output.split("\n");
  const found = forbidden.flatMap((word) =>
    lines.filter((line) => line.includes(word)).map((line) => `${word}: ${line}`),
  );
  expect(found).toEqual([]);
}

test("the log has no personal data and no key, also when mail server and webhooks repeat what they were sent", async () => {
  const target = await startWebhookTarget();
  target.respond = (response, { body }) => response.writeHead(400).end(`Refused: ${body}`);
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 }));
    },
  });
  onTestFinished(async () => {
    await target.close();
    await smtp.close();
  });
  const webhooks = { LEAD_WEBHOOK_URL: target.url, CONTACT_WEBHOOK_URL: target.url, INQUIRY_WEBHOOK_URL: target.url };
  const output = await listLog({ ...webhooks, WEBHOOK_ALLOW_PRIVATE: "true", SMTP_URL: smtp.url }, (lines) => {
    const givenUp = lines.filter(({ msg }) => msg === "outbox: given up");
    expect(JSON.stringify(givenUp)).toContain("HTTP 400");
    expect(JSON.stringify(givenUp)).toContain("rejected: 550");
  });
  expectNoPersonalData(output);
  expect(output).toContain('"msg":"sign-in refused"');
  expect(output).toContain('"msg":"page not found"');
});

test("nor when emails become files", async () => {
  const output = await listLog({}, (lines) => {
    const written = lines.filter(({ msg }) => msg === "email: no SMTP_URL, written to a file");
    expect(written.length).toBeGreaterThan(3);
  });
  expectNoPersonalData(output);
});
