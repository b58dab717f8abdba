import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget, type WebhookTarget } from "#tests/support/outbox/webhook-target";
import { type Site, startSite } from "#tests/support/site";

let site: Site;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let target: WebhookTarget;
beforeEach(async () => {
  // Like most servers on the internet, it rejects hosts without a dot.
  const onRcptTo: Parameters<typeof startSmtp>[0] = {
    onRcptTo: ({ address }, _session, done) =>
      done(/@[^.@]+\.[^.@]+$/.test(address) ? null : Object.assign(new Error("No such host"), { responseCode: 550 })),
  };
  [smtp, target] = await Promise.all([startSmtp(onRcptTo), startWebhookTarget()]);
  site = await startSite({ SMTP_URL: smtp.url, LEAD_WEBHOOK_URL: target.url, TEAM_EMAIL: "team@palmetto.example" });
});
afterEach(async () => {
  await site.stop();
  await Promise.all([smtp.close(), target.close()]);
});

const order = (email: string) => new Visitor(site.origin).post("/visual-design", createOrderFields({ email }));

describe("an order accepts any address with an at sign and a dot:", () => {
  test.each(["first.last@host", "a.b@c", "dana@studio..example", ".@x", "d@.", "o'brien+a.b@host", "é.è@hôte"])(
    "%s",
    async (email) => {
      expect((await order(email)).status).toBe(303);
      const [{ submissionId = "", email: kept } = {}] = await listOrders(site);
      expect(kept).toBe(email);
      await site.services.worker.runDue();

      // The team gets its email, whatever happens to the customer's.
      const toTeam = smtp.received.filter(({ to }) => to.includes("team@palmetto.example"));
      expect(toTeam).toHaveLength(1);
      expect(toTeam[0]?.email.text).toContain(email);
      const rows = await listRows(site, "outbox");
      const own = rows.find(({ dedupeKey }) => dedupeKey.startsWith("order-customer:"));
      expect(own).toMatchObject({ state: "dead", attempts: 1 });
      expect(own?.lastError).toBeTruthy();
      expect(rows.filter(({ state }) => state === "sent")).toHaveLength(2);
      expect(target.received.map(({ body }) => JSON.parse(body).email)).toEqual([email]);

      const admin = await createSignedInVisitor(site);
      const found = await (await admin.get(`${paths.admin}?q=${encodeURIComponent(email)}`)).text();
      expect(textOf(found)).toContain("1 of 1 submissions");
      const ticket = textOf(await (await admin.get(`${paths.admin}/orders/${submissionId}`)).text());
      expect(ticket).toContain(email);
      expect(textOf(await (await admin.get(paths.adminOutbox)).text())).toContain(email);
      const [, line = []] = readCsv((await (await admin.get(paths.adminExport)).text()).replace("\ufeff", ""));
      expect(line[3]).toBe(email);
      const staffEmail = await admin.get(`${paths.admin}/orders/compose?id=${submissionId}`);
      expect(textOf(await staffEmail.text())).toContain("To 1 customer.");
    },
  );
});

test("invisible characters that were copied with an address are removed", async () => {
  expect((await order("\u200bdana@\u2060studio.example\ufeff")).status).toBe(303);
  expect(await listOrders(site)).toMatchObject([{ email: "dana@studio.example" }]);
});

describe("an order refuses an address", () => {
  test.each(["nodot@host", "no.at.sign", "@.", "a.b@", "@host.example"])(
    "without an at sign or a dot: %s",
    async (email) => {
      const answer = await order(email);
      expect(answer.status).toBe(400);
      expect(textOf(await answer.text())).toContain("Invalid Email Please enter a valid email address.");
    },
  );

  test.each([
    "a@b.example, c@d.example",
    "Dana <dana@studio.example>",
    "dana@studio.example (work)",
    "da na@studio.example",
    "a@b@c.example",
  ])("that is more than one plain address: %s", async (email) => {
    expect((await order(email)).status).toBe(400);
    expect(await listOrders(site)).toEqual([]);
  });
});

test("the browser leaves checking the address to the server", async () => {
  const page = await readPage(new Visitor(site.origin), "/visual-design");
  expect(page.querySelector("#order-form form")?.hasAttribute("novalidate")).toBe(true);
  const email = page.querySelector('#order-form input[name="email"]');
  expect(email?.getAttribute("type")).toBe("email");
  expect(email?.hasAttribute("pattern")).toBe(false);
});
