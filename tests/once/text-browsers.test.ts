import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { Visitor } from "../support/browser/visitor";
import { countElements, metaOf, readDocument, readPage, textOf, textsOf } from "../support/document";
import { setUpSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

/** The Accept headers of lynx and w3m. */
const LYNX = "text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01";
const W3M = "text/html, text/*;q=0.5, image/*, application/*, audio/*, x-scheme-handler/*";

describe("the order form in a text browser", () => {
  const readForm = async () =>
    (await readPage(visitor, "/visual-design")).querySelector("#order-form form") as HTMLElement;

  test("has its buttons after all fields except the coupon's, and the first one sends the order", async () => {
    const form = await readForm();
    const controls = form.querySelectorAll(":is(input:not([type=hidden]), textarea, button)");
    const names = controls.map(({ tagName }) => tagName);
    expect(names.length).toBeGreaterThan(20);
    expect(names.slice(names.indexOf("BUTTON"))).toEqual(["BUTTON", "INPUT", "BUTTON", "BUTTON"]);
    const first = controls.find(({ tagName }) => tagName === "BUTTON");
    expect([first?.getAttribute("name"), first?.getAttribute("formaction")]).toEqual([undefined, undefined]);
    expect(textOf(form)).not.toContain("Send the order");
  });

  test("has a hidden empty package first, because lynx preselects the first one", async () => {
    const form = await readForm();
    const radios = form.querySelectorAll('input[type="radio"]');
    expect(radios).toHaveLength(6);
    expect(radios[0]?.getAttribute("value")).toBe("");
    for (const radio of radios) expect(radio.hasAttribute("checked")).toBe(false);
    expect(textsOf(form, "label[hidden]")).toEqual(["No package yet"]);
    expect(textsOf(form, ".order-price dd")).toEqual(["from $99"]);
  });
});

test("the booking calendar has a space between dates and day names", async () => {
  const page = await readPage(visitor, "/book-consultation");
  const days = page.querySelectorAll(".booking-calendar td a").map(({ textContent }) => textContent);
  expect(days.length).toBeGreaterThan(5);
  for (const day of days)
    expect(day).toMatch(/^([A-Z][a-z]{2} )?\d+ [A-Z][a-z]+day, [A-Z][a-z]+ \d+: ([1-3] left|([4-9]|\d\d) open)$/);
});

describe("the signed-out office", () => {
  test.each([
    ["lynx", LYNX],
    ["w3m", W3M],
    ["a browser", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
  ])("shows the sign-in card as a page to %s, also after a post", async (_, accept) => {
    for (const path of ["/admin", "/admin?q=dana", "/admin/outbox", "/admin/orders/SUB-7K2M9QXA"])
      for (const response of [
        await visitor.get(path, { Accept: accept }),
        await visitor.post(path, { intent: "delete" }, { Accept: accept }),
      ]) {
        const page = await readDocument(response);
        expect(response.status, path).toBe(200);
        expect(response.headers.get("Cache-Control"), path).toBe("no-store");
        expect(response.headers.get("WWW-Authenticate"), path).toBeNull();
        expect(textOf(page, "title"), path).toMatch(/^Admin Access/);
        expect(metaOf(page, "robots"), path).toBe("noindex");
        expect(countElements(page, 'input[name="password"]'), path).toBe(1);
      }
  });

  test("answers 401 to requests for data", async () => {
    expect((await visitor.get("/admin.data", { Accept: "text/html" })).status).toBe(401);
    expect((await visitor.get("/admin/outbox.data")).status).toBe(401);
    expect((await visitor.post("/admin.data", { intent: "delete" })).status).toBe(401);
    for (const accept of ["*/*", "application/json", "text/event-stream", "image/webp,*/*"])
      expect((await visitor.get("/admin", { Accept: accept })).status, accept).toBe(401);
    expect((await visitor.get("/admin/orders/events", { Accept: "text/event-stream" })).status).toBe(401);
  });
});
