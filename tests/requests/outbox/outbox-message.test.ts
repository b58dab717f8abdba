import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { formatOfficeTime } from "#app/server/time/business-time.server";
import {
  attributesOf,
  countElements,
  linksOf,
  parseDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { setUpOutboxScreen } from "#tests/support/office/outbox-screen";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";

const outbox = setUpOutboxScreen();

describe("one message", () => {
  test("shows any email as text", async () => {
    const evil = '<img src=x onerror="alert(1)"></script><script>alert(2)</script>';
    const email = {
      to: "dana@studio.example",
      replyTo: "office@palmetto.example",
      subject: evil,
      text: evil,
      html: evil,
    };
    const html = await outbox.readHtml(
      `/admin/outbox/${await outbox.insertMessage({ payload: email, lastError: evil })}`,
    );
    const page = parseDocument(html);
    expect(textOf(page)).toContain("dana@studio.example");
    expect(textOf(page, "main")).toContain(evil);
    expect(countElements(page, "img")).toBe(0);
    expect(page.querySelectorAll("script").join("")).not.toContain("<script>alert");
  });

  test("shows the final text of an email that is stored as data, or the data if this version cannot write it", async () => {
    const order = await placeOrder(outbox.site, { full_name: "Dana <b>Whitfield</b>" });
    const stored = [...(await outbox.readRows()).values()].find(
      (row) => row.topic === "order-team" && row.aboutId === order.id,
    );
    // Only the order's values are stored. The text comes from the code that writes the email.
    expect(stored?.payload).not.toHaveProperty("text");
    const page = await outbox.readHtml(`/admin/outbox/${stored?.id}`);
    expect(page).toContain(order.submissionId);
    expect(textOf(page, "main")).toContain("Dana <b>Whitfield</b>");
    expect(textOf(page, "#message-title")).toContain(`New order ${order.submissionId}`);
    // What the text aligns with spaces is a list on the screen.
    expect(textsOf(parseDocument(page), "main dl dt")).toEqual(
      expect.arrayContaining(["To", "Name", "Phone", "Total Visuals"]),
    );
    const payload = { to: order.email, data: { greeting: "<i>Hi</i>" } } as never;
    const raw = await outbox.readHtml(
      `/admin/outbox/${await outbox.insertDead({ topic: "order-of-tomorrow", payload })}`,
    );
    expect(raw).toContain("Order of tomorrow");
    expect(textOf(raw, "main")).toContain("<i>Hi</i>");
    expect(await outbox.readHtml("/admin/outbox")).toContain(order.email);
  });

  test("opened by its address alone links to the messages before and after it, and back to their page", async () => {
    const ids = [];
    for (let count = 0; count < 103; count++)
      ids.push(await outbox.insertMessage({ runAt: new Date(Date.now() + 3_600_000 + count * 60_000) }));
    const message = await outbox.readHtml(paths.adminMessage(ids[51] as string));
    expect(textOf(message, ".ticket-place")).toMatch(/^52 of \d+$/);
    const page = parseDocument(message);
    for (const [rel, id] of [
      ["prev", ids[50]],
      ["next", ids[52]],
    ])
      expect(attributesOf(page, `main [rel="${rel}"]`, "href")).toEqual([`${paths.adminMessage(id as string)}?page=2`]);
    expect(attributesOf(page, "main a", "href")).toContain(`${paths.adminOutbox}?page=2`);
  });

  test("stays on its page among messages of the same instant", async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    const ids = Array.from({ length: 60 }, () => randomUUID()).sort();
    for (const id of ids.toReversed()) await outbox.insertMessage({ id, runAt });
    const message = parseDocument(await outbox.readHtml(paths.adminMessage(ids[50] as string)));
    expect(attributesOf(message, "main a", "href")).toContain(`${paths.adminOutbox}?page=2`);
    expect(textOf(message, ".ticket-place")).toBe("51 of 60");
  });

  test("links to the previous and next messages in its list", async () => {
    for (let count = 0; count < 2; count++) await outbox.insertMessage({ runAt: new Date(Date.now() + 3_600_000) });
    const list = parseDocument(await outbox.readHtml("/admin/outbox?state=waiting"));
    const [first, second] = linksOf(list).filter(({ className }) => className === "records-open");
    const message = parseDocument(await outbox.readHtml(first?.to ?? ""));
    expect(message.querySelector('main [rel="next"]')?.getAttribute("href")).toBe(second?.to);
  });

  test("shows the links of customers to admins only", async () => {
    const order = await placeOrder(outbox.site);
    const stored = [...(await outbox.readRows()).values()].find(
      (row) => row.topic === "order-customer" && row.aboutId === order.id,
    );
    const screen = paths.adminMessage(stored?.id ?? "");
    const link = `${paths.customerPage(order.submissionId)}?key=`;
    const shownToAdmin = await outbox.readHtml(screen);
    expect(shownToAdmin).toContain(link);
    expect(countElements(parseDocument(shownToAdmin), `main a[href*="${link}"]`)).toBeGreaterThan(0);
    const staff = await createSignedInVisitor(outbox.site, "staff", "Sam", ["outbox"]);
    const page = await readPage(staff, screen);
    const shown = textOf(page, "main");
    expect(countElements(page, `main a[href^="${outbox.site.origin}"]`)).toBe(0);
    expect(shown).toContain(order.submissionId);
    expect(shown).toContain("(only admins see this link)");
    expect(shown).not.toContain("?key=");
  });

  test("shows a webhook as JSON, and only the host of its address in the list", async () => {
    const body = { name: "<b>Ortega</b>", visuals: 25 };
    const id = await outbox.insertMessage({
      kind: "webhook",
      payload: { url: "https://hooks.crm.example/in?key=secret", body },
    });
    expect(textOf(await outbox.readHtml(`/admin/outbox/${id}`), "main")).toContain('"name": "<b>Ortega</b>"');
    const staff = await createSignedInVisitor(outbox.site, "staff", "Sam", ["outbox"]);
    expect(await (await staff.get(`/admin/outbox/${id}`)).text()).not.toContain("key=secret");
    const list = await outbox.readHtml("/admin/outbox");
    expect(list).toContain("hooks.crm.example");
    expect(list).not.toContain("key=secret");
  });

  test("is not found if it is unknown", async () => {
    expect((await outbox.admin.get(`/admin/outbox/${randomUUID()}`)).status).toBe(404);
    expect((await outbox.admin.get("/admin/outbox/'or'1")).status).toBe(404);
  });
});

test("times of today and tomorrow name the day", () => {
  const now = new Date("2026-11-30T15:00Z");
  const format = (at: string) => formatOfficeTime(new Date(at), "America/New_York", now);
  expect(format("2026-12-01T04:30Z")).toBe("Today, 11:30 PM");
  expect(format("2026-12-01T13:00Z")).toBe("Tomorrow, 8:00 AM");
  expect(format("2026-12-02T13:00Z")).toBe("Dec 2, 8:00 AM");
  expect(format("2026-11-29T13:00Z")).toBe("Nov 29, 8:00 AM");
});
