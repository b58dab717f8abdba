import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliveryEmails } from "#app/order/emails/delivery-email.server";
import { business } from "#app/site";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { deliver, createDeliveryFile as file } from "#tests/support/order/deliveries";
import { insertOrder } from "#tests/support/order/orders";
import { startSmtp } from "#tests/support/outbox/smtp";
import { type Site, startSite } from "#tests/support/site";

let site: Site;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  smtp = await startSmtp();
  site = await startSite({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
  await smtp.close();
});

async function emailTo(paymentStatus: "paid" | "pending") {
  const order = await insertOrder(site, { paymentStatus, orderStatus: "in_progress", fullName: "Dana Whitfield" });
  const office = await createSignedInVisitor(site);
  const files = [file("flyer <a>.pdf", "x".repeat(2_100_000)), file("posts.zip")];
  const fields = { delivery_message: "First line.\n<b>Second</b> line.", confirmed: "unpaid" };
  expect((await deliver(office, order, files, fields)).status).toBe(303);
  await site.services.worker.runDue();
  expect(smtp.received.map(({ to }) => to)).toEqual([[order.email]]);
  const { subject = "", text = "", html = "" } = smtp.received[0]?.email ?? {};
  return { order, subject, text, html };
}

test("the email names the files, the message and the link to the order", async () => {
  const { order, subject, text, html } = await emailTo("paid");
  expect(subject).toBe(`Your visuals are ready (${order.submissionId})`);
  expect(text).toContain("Your visuals are ready, Dana.");
  expect(text).toMatch(/flyer <a>\.pdf\s+2\.0 MB/);
  expect(text).toMatch(/posts\.zip\s+1 KB/);
  expect(text).toContain("First line.\n<b>Second</b> line.");
  const link = `${site.origin}/orders/${order.submissionId}?key=`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link.replaceAll("&", "&#38;")}`);
  expect(html).toContain("First line.<br>");
  expect(html).not.toContain("<b>Second");
  expect(html).not.toContain("flyer <a>");
});

test("an email to an address that no payment has confirmed does not greet by name", async () => {
  const { text, html } = await emailTo("pending");
  expect(text).toContain("Your visuals are ready.");
  expect(text + html).not.toContain("Dana");
});

test("an email reaches a mail server that was down for an hour, once", async () => {
  await smtp.close();
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "in_progress" });
  expect((await deliver(await createSignedInVisitor(site), order, [file("flyer.pdf")])).status).toBe(303);
  const now = Date.now();
  for (const minutes of [0, 10, 30, 60]) {
    vi.setSystemTime(now + minutes * 60_000);
    await site.services.worker.runDue();
  }
  smtp = await startSmtp({}, smtp.port);
  vi.setSystemTime(now + 3 * 3_600_000);
  await site.services.worker.runDue();
  expect(smtp.received.map(({ to }) => to)).toEqual([[order.email]]);
  vi.setSystemTime(now + 9 * 3_600_000);
  await site.services.worker.runDue();
  expect(smtp.received).toHaveLength(1);
});

test("an email that was queued before rounds were counted is about round 1", () => {
  const files = [{ name: "flyer.pdf", size: 5000 }];
  const data = { submissionId: "SUB-7K2M9QXA", fullName: "Dana", message: "", files, roomUrl: "https://x.example/" };
  expect(deliveryEmails["order-delivered"].write?.(data, business.defaults).text).toContain(
    "Your visuals are ready, Dana.",
  );
});
