import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { Visitor } from "../support/browser/visitor";
import { setUpBuiltServer } from "../support/built-server";
import { parseLogLines } from "../support/log-lines";
import { createOrderFields } from "../support/order/order-form";
import { createPaidSession, sendEvent } from "../support/order/payment";
import type { Site } from "../support/site";
import { waitUntil } from "../support/wait-until";

const built = setUpBuiltServer();

test("each request is logged in one line with its id and without its query", async () => {
  const { output } = await built.startAndWait();
  const response = await fetch(`http://127.0.0.1:${built.port}/faq?q=nobodys-business`);
  const id = response.headers.get("X-Request-Id");
  const mine = () => parseLogLines(output()).filter((line) => line.id === id);
  await waitUntil(() => expect(mine()).toHaveLength(1));
  expect(mine()[0]).toMatchObject({ msg: "request", method: "GET", path: "/faq", status: 200 });
  expect(mine()[0]?.ms).toBeGreaterThan(0);
  expect(output()).not.toContain("nobodys-business");
});

test("a health check is logged only when it fails", async () => {
  const { output } = await built.startAndWait();
  const origin = `http://127.0.0.1:${built.port}`;
  await fetch(`${origin}/readyz`);
  const refused = await fetch(`${origin}/healthz`, { method: "POST" });
  const checks = () => parseLogLines(output()).filter(({ path }) => path === "/readyz" || path === "/healthz");
  await waitUntil(() => expect(checks()).toHaveLength(1));
  expect(checks()[0]).toMatchObject({ id: refused.headers.get("X-Request-Id"), status: 405 });
});

test("an unexpected payment is logged as a warning", async () => {
  const { output } = await built.startAndWait({ STRIPE_WEBHOOK_SECRET: `whsec_${"t".repeat(32)}` });
  const site = {
    origin: `http://127.0.0.1:${built.port}`,
    services: { secrets: { stripeWebhook: `whsec_${"t".repeat(32)}` } },
  };
  await sendEvent(site as Site, { id: "evt_stray", session: createPaidSession("SUB-STRAY001") });
  const line = { msg: "payment event", level: 40, event: "evt_stray", reference: "SUB-STRAY001" };
  await waitUntil(() => expect(parseLogLines(output())).toContainEqual(expect.objectContaining(line)));
});

test("without a mail server, the log names the file of each email", async () => {
  const { output } = await built.startAndWait();
  const visitor = new Visitor(`http://127.0.0.1:${built.port}`);
  const order = await visitor.post("/visual-design", createOrderFields(), { Origin: `http://localhost:${built.port}` });
  expect(order.status).toBe(303);
  const written = () => parseLogLines(output()).filter(({ msg }) => msg === "email: no SMTP_URL, written to a file");
  await waitUntil(() => expect(written()).toHaveLength(2));
  for (const { file } of written()) expect(existsSync(String(file))).toBe(true);
});
