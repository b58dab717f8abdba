import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, fieldValues, parseDocument, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { findOrder, type Order, placeOrder } from "#tests/support/order/orders";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
const admin = setUpSignedInVisitor(site, "admin", "Ada");
let order: Order;
beforeAll(async () => {
  order = await placeOrder(site);
});

/** The page that answers a post, as a complete document. */
async function pageOf(answer: Promise<Response>, status: number): Promise<string> {
  const response = await answer;
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(response.headers.get("Cache-Control") ?? "no-store").not.toContain("public");
  expect(html.startsWith("<!DOCTYPE html>") && html.includes("</html>")).toBe(true);
  const sheets = attributesOf(parseDocument(html), 'link[rel="stylesheet"]', "href");
  expect(sheets.length).toBeGreaterThan(0);
  for (const href of sheets) expect((await visitor.get(href)).status, href).toBe(200);
  return html;
}

describe("without JavaScript, a post to", () => {
  test("a page is answered with the complete page, including errors", async () => {
    const html = await pageOf(visitor.post("/visual-design", createOrderFields({ email: "nowhere" })), 400);
    const page = parseDocument(html);
    expect(textOf(page)).toContain("Invalid Email");
    expect(fieldValues(page, "email")).toEqual(["nowhere"]);
    // Everything around the form is the same as on the page itself.
    const read = await readPage(visitor, "/visual-design");
    for (const part of ["header", "footer"]) {
      expect(textOf(page, part)).not.toBe("");
      expect(textOf(page, part)).toBe(textOf(read, part));
    }
    const scripts = (of: HTMLElement) => of.toString().match(/\/assets\/[\w./-]+\.js/g);
    expect(scripts(page)).not.toBeNull();
    expect(scripts(read)).toEqual(expect.arrayContaining([...new Set(scripts(page))]));
  });

  test("the same address with a query or a trailing slash is answered the same way", async () => {
    await pageOf(visitor.post("/visual-design?industry=gyms", createOrderFields({ email: "" })), 400);
    expect((await visitor.post("/visual-design?package=test", createOrderFields())).status).toBe(303);
    await pageOf(visitor.post("/visual-design/", createOrderFields({ email: "" })), 400);
  });

  test("an address with a parameter reaches the record that it names", async () => {
    const { visitor, reference } = await placeUnpaidOrder(site);
    const pay = (path: string) => visitor.post(path, { order: reference, outcome: "failed" });
    expect((await pay("/test-checkout/starter")).status).toBe(303);
    expect(textOf(await pageOf(pay("/test-checkout/none"), 404))).toContain("Oops! Page not found");
  });

  test("a ticket in the office changes the ticket, and the answer also shows the list", async () => {
    const at = `/admin/orders/${order.submissionId}`;
    const refused = textOf(await pageOf(admin.post(at, { intent: "paid", reason: " " }), 400));
    expect(refused).toContain("Say how you know they paid.");
    expect(refused).toContain("submissions");
    expect((await admin.post(at, { intent: "change", status: "cancelled" })).status).toBe(303);
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "cancelled" });
    const list = textOf(await pageOf(admin.post("/admin", { intent: "row", id: order.id, status: "none" }), 400));
    expect(list).toContain("Failed to update status");
    expect((await admin.post("/admin/outbox", { intent: "retry" })).status).toBe(303);
  });

  test("any office address without a session shows the sign-in card", async () => {
    for (const path of ["/admin", `/admin/orders/${order.submissionId}`, "/admin/outbox", "/admin/orders/compose"])
      expect(await pageOf(visitor.post(path, { intent: "retry" }), 401), path).toContain("Admin Access");
    expect(await pageOf(visitor.post("/admin/sign-in", { password: "wrong" }), 400)).toContain("Incorrect password");
  });

  test("a page without a form gets 405, and to an unknown address 404", async () => {
    for (const path of ["/", "/faq", "/blog/none"]) await pageOf(visitor.post(path, { a: "1" }), 405);
    for (const path of ["/no-such-page", "/visual-design/none", "/admin/none"])
      expect(textOf(await pageOf(visitor.post(path, { a: "1" }), 404)), path).toContain("Oops! Page not found");
  });
});

test("with JavaScript, the same post is answered with data or a redirect", async () => {
  const refused = await visitor.post("/visual-design.data", createOrderFields({ email: "nowhere" }));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Invalid Email");
  const at = `/admin/orders/${order.submissionId}`;
  const change = await admin.post(`${at}.data`, { intent: "change", priority: "high" });
  expect(await change.text()).toContain(at);
  expect(await findOrder(site, order.id)).toMatchObject({ priority: "high" });
  expect((await visitor.post("/faq.data", {})).status).toBe(405);
});
