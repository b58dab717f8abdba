import { describe, expect, test } from "vitest";
import { textOf } from "../support/browser/html";
import { Visitor } from "../support/browser/visitor";
import { setUpSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

/** The Accept headers of lynx and w3m. */
const LYNX = "text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01";
const W3M = "text/html, text/*;q=0.5, image/*, application/*, audio/*, x-scheme-handler/*";

describe("the order form, read from top to bottom", () => {
  const formOf = (html: string) => /<form\b.*?<\/form>/s.exec(html.slice(html.indexOf('id="order-form"')))?.[0] ?? "";

  test("has its button after all fields", async () => {
    const form = formOf(await (await visitor.get("/visual-design")).text());
    const controls = [...form.matchAll(/<(input|textarea|button)\b([^>]*)>/g)].filter(
      ([, , attributes = ""]) => !attributes.includes('type="hidden"'),
    );
    expect(controls.length).toBeGreaterThan(20);
    expect(controls.map(([, name]) => name).indexOf("button")).toBe(controls.length - 1);
    expect(textOf(form)).not.toContain("Send the order");
  });

  test("begins the packages with an empty choice, which lynx checks, and checks none itself", async () => {
    const form = formOf(await (await visitor.get("/visual-design")).text());
    const radios = [...form.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios).toHaveLength(6);
    expect(radios[0]).toMatch(/\bvalue=""/);
    for (const radio of radios) expect(radio).not.toMatch(/\schecked/);
    expect(form).toMatch(/<label hidden="">.*?No package yet<\/label>/s);
  });
});

describe("the office, signed out", () => {
  test.each([
    ["lynx", LYNX],
    ["w3m", W3M],
    ["a browser", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
  ])("is a page like any other for %s, also after a post: the card", async (_, accept) => {
    for (const path of ["/admin", "/admin?q=dana", "/admin/outbox", "/admin/orders/SUB-7K2M9QXA"])
      for (const response of [
        await visitor.get(path, { Accept: accept }),
        await visitor.post(path, { intent: "delete" }, { Accept: accept }),
      ]) {
        const html = await response.text();
        expect(response.status, path).toBe(200);
        expect(response.headers.get("Cache-Control"), path).toBe("no-store");
        expect(response.headers.get("WWW-Authenticate"), path).toBeNull();
        expect(html, path).toContain("<title>Admin Access");
        expect(html, path).toContain('name="robots" content="noindex"');
        expect(html, path).toContain('name="password"');
      }
  });

  test("answers 401 to whatever asks for data", async () => {
    expect((await visitor.get("/admin.data", { Accept: "text/html" })).status).toBe(401);
    expect((await visitor.get("/admin/outbox.data")).status).toBe(401);
    expect((await visitor.post("/admin.data", { intent: "delete" })).status).toBe(401);
    for (const accept of ["*/*", "application/json", "text/event-stream", "image/webp,*/*"])
      expect((await visitor.get("/admin", { Accept: accept })).status, accept).toBe(401);
    expect((await visitor.get("/admin/orders/events", { Accept: "text/event-stream" })).status).toBe(401);
  });
});
