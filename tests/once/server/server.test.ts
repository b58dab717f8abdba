import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { linksOf, readDocument, textOf } from "#tests/support/document";
import { createOrderFields } from "#tests/support/order/order-form";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

describe("headers", () => {
  test("are sent with every response", async () => {
    for (const path of ["/visual-design", "/nowhere", "/healthz", "/favicon.svg"]) {
      const { headers } = await visitor.get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("X-Powered-By")).toBeNull();
    }
  });

  test("allow a page only our own files and its own inline scripts", async () => {
    const response = await visitor.get("/visual-design");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain("unsafe");
    const elements = (await readDocument(response)).querySelectorAll("*");
    expect(elements.length).toBeGreaterThan(100);
    const attributes = new Set(elements.flatMap((element) => Object.keys(element.attributes)));
    expect([...attributes].filter((name) => /^(style|nonce|on.*)$/i.test(name))).toEqual([]);
  });

  test("promise HTTPS only behind HTTPS", async () => {
    expect((await visitor.get("/visual-design")).headers.get("Strict-Transport-Security")).toBeNull();
    const secure = await startSiteForTest({ ORIGIN: "https://palmetto.local" });
    const response = await new Visitor(secure.origin).get("/visual-design");
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
  });
});

describe("health", () => {
  test("is alive and ready while database and storage respond", async () => {
    expect((await visitor.get("/healthz")).status).toBe(200);
    expect((await visitor.get("/readyz")).status).toBe(200);
  });

  test("is alive but not ready without the database", async () => {
    const broken = await startSiteForTest();
    await broken.services.db.close();
    const reader = new Visitor(broken.origin);
    const ready = await reader.get("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain("away: database");
    expect((await reader.get("/healthz")).status).toBe(200);
  });
});

test("an internal error shows a page with the request's number and no internals", async () => {
  const broken = await startSiteForTest();
  const customer = new Visitor(broken.origin);
  await customer.post("/visual-design", createOrderFields());
  await broken.services.db.close();
  const response = await customer.get("/thank-you?type=order");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(textOf(html, "title")).toMatch(/^Something went wrong/);
  expect(html).toContain(response.headers.get("X-Request-Id"));
  expect(linksOf(html).map(({ to }) => to)).toContain("/");
  expect(html).not.toMatch(/database connection|\.server|node_modules|at async/);
});

test("an unknown address shows people the site's own 404 page, and programs a short one", async () => {
  const page = await visitor.get("/uploads/none", { Accept: "text/html,*/*" });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("Oops! Page not found");
  expect((await visitor.get("/uploads/none")).status).toBe(404);
});
