import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import {
  attributesOf,
  countElements,
  linksOf,
  readDocument,
  readPage,
  readPageText,
  textOf,
} from "#tests/support/document";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, findOrder, listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const at = (order: { submissionId: string }) => `/admin/orders/${order.submissionId}`;

describe("the ticket shows", () => {
  test("all fields of an order, with N/A for empty ones", async () => {
    const order = await placeOrder(site, { phone: "", business_name: "" });
    const response = await admin.get(at(order));
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await readDocument(response);
    expect(textOf(page, "title")).toContain(`Order Details - ${order.submissionId}`);
    expect(textOf(page, ".ticket-head p")).toBe("Dana Whitfield");
    expect(linksOf(page)).toContainEqual(expect.objectContaining({ text: order.email, to: `mailto:${order.email}` }));
    const text = textOf(page);
    for (const words of [
      `Order Details - ${order.submissionId}`,
      "Phone N/A",
      "Business N/A",
      "Package Professional",
      "Visual Breakdown Flyers 4 Social Posts 10 Total Visuals 14",
      "Detailed Requirements Flyers: grand opening on the 14th, doors at 10.",
      "Customer Uploaded Files The customer sent no files.",
      "Payment Pending $199",
      "Order placed",
    ])
      expect(text).toContain(words);
  });

  test("phone, business and message of a question, without a breakdown or a price", async () => {
    const order = await placeOrder(site, {
      option: "other",
      requirements: "Do you print?",
      business_name: "Print Co",
    });
    const page = await readPage(admin, at(order));
    expect(textOf(page, ".ticket-head p")).toBe("Dana Whitfield , Print Co");
    expect(linksOf(page)).toContainEqual(expect.objectContaining({ text: "407-555-0134", to: "tel:4075550134" }));
    const text = textOf(page, ".ticket-body");
    for (const words of ["Message Do you print?", "Question sent"]) expect(text).toContain(words);
    expect(text).not.toContain("Visual Breakdown");
    expect(text).not.toContain("Mark paid");
  });

  test("only counts above zero, with any key in title case", async () => {
    const order = await placeOrder(site);
    const odd = { other: 2, flyers: 0, social_posts: "7", paid_ads: -1, yard_SIGNS: 3, menu_designs: null } as never;
    await changeOrder(site, order, { visualBreakdown: odd });
    expect(await readPageText(admin, at(order))).toContain("Visual Breakdown Other 2 Yard Signs 3 Total Visuals 5");
  });

  test("HTML in every text field as text", async () => {
    const evil = (what: string) => `<img src=x onerror=${what}>`;
    const order = await placeOrder(site);
    await changeOrder(site, order, {
      fullName: evil("name"),
      email: `${evil("mail")}@x.example`,
      phone: evil("phone"),
      businessName: evil("business"),
      requirements: evil("split"),
      message: evil("message"),
      visualBreakdown: { [evil("key")]: 3 },
    });
    await admin.post(at(order), { intent: "note", note: evil("note") });
    await admin.post(at(order), { intent: "paid", reason: evil("reason") });
    const page = await readPage(admin, at(order));
    expect(countElements(page, "img")).toBe(0);
    for (const what of ["name", "mail", "phone", "business", "split", "message", "note", "reason"])
      expect(textOf(page, "main")).toContain(evil(what));
  });

  test("a 404 for an unknown number, with a link back that keeps the filters", async () => {
    expect((await admin.get("/admin/orders/SUB-NOTTHERE")).status).toBe(404);
    const order = await placeOrder(site);
    const page = await readPage(admin, `${at(order)}?status=ready&q=dana&photo=1`);
    expect(attributesOf(page, "a", "href")).toContain("/admin?status=ready&q=dana");
  });

  test("an order in the trash, which can be restored but not changed", async () => {
    const order = await placeOrder(site);
    await changeOrder(site, order, { deletedAt: new Date() });
    const text = await readPageText(admin, at(order));
    expect(text).toContain("In the trash since");
    expect(text).not.toContain("Add Note");
    expect((await admin.post(at(order), { intent: "note", note: "too late" })).status).toBe(404);
    const close = expect.objectContaining({ to: "/admin/trash", text: "Close" });
    expect(linksOf(await readPage(admin, at(order)))).toContainEqual(close);
    expect(text).toContain("Restore");
    const restored = await admin.post("/admin", { intent: "restore", id: order.id, back: at(order) });
    expect(restored.headers.get("Location")).toBe(at(order));
    expect(await readPageText(admin, at(order))).toContain("Add Note");
  });
});

describe("access", () => {
  test("requires a session of staff or an admin", async () => {
    const order = await placeOrder(site);
    const stranger = new Visitor(site.origin);
    for (const path of [at(order), `${at(order)}/photos/x`, `/admin/orders/compose?id=${order.submissionId}`]) {
      expect((await stranger.get(path)).status).toBe(401);
      expect((await (await stranger.get(path)).text()).includes(order.email)).toBe(false);
    }
    for (const intent of ["note", "paid", "change"]) {
      const fields = { intent, note: "x", reason: "x", status: "ready" };
      expect((await stranger.post(at(order), fields)).status).toBe(401);
    }
    expect(await listOrderEvents(site, order.id)).toEqual([]);
    const staff = await createSignedInVisitor(site, "staff", "Sam");
    expect((await staff.get(at(order))).status).toBe(200);
    expect((await staff.post(at(order), { intent: "note", note: "From Sam." })).status).toBe(303);
    expect(await readPageText(staff, at(order))).toMatch(/From Sam\. [^<]*, Sam/);
  });

  test("is refused for a post from another site", async () => {
    const order = await placeOrder(site);
    const fields = { intent: "note", note: "x" };
    expect((await admin.post(at(order), fields, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await findOrder(site, order.id))?.orderStatus).toBe("pending_payment");
    expect(await listOrderEvents(site, order.id)).toEqual([]);
  });
});
