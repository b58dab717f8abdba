import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setFlash } from "#app/server/http/flash.server";
import { industries } from "#app/texts/samples/designs";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

describe("cached pages", () => {
  test("have the same bytes and ETag each time, and are compressed", async () => {
    const first = await visitor.get("/visual-design", { "Accept-Encoding": "gzip, br" });
    const etag = first.headers.get("ETag") ?? "";
    expect(first.headers.get("Content-Encoding")).toBe("br");
    expect(first.headers.get("Set-Cookie")).toBeNull();
    expect(first.headers.get("Vary")).toContain("Accept-Encoding");
    const again = await visitor.get("/visual-design", { "Accept-Encoding": "gzip, br", "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(await first.text()).toBe(
      await (await visitor.get("/visual-design", { "Accept-Encoding": "identity" })).text(),
    );
  });

  test("a visitor with a toast waiting gets a page of their own, and nobody else sees it", async () => {
    const cookie = (await setFlash(site.services, { title: "Files Uploaded", tone: "info" })).split(";")[0] ?? "";
    const own = await fetch(`${site.origin}/visual-design`, { headers: { Cookie: cookie } });
    expect(await own.text()).toContain("Files Uploaded");
    expect(own.headers.get("Cache-Control")).toContain("no-store");
    expect(own.headers.getSetCookie().join()).toMatch(/flash=.*Max-Age=0/i);
    expect(await (await visitor.get("/visual-design")).text()).not.toContain("Files Uploaded");
  });

  test("a forged toast is not shown", async () => {
    const forged = Buffer.from(JSON.stringify({ title: "Forged", tone: "info" })).toString("base64");
    const response = await fetch(`${site.origin}/visual-design`, { headers: { Cookie: `flash=${forged}.x` } });
    expect(await response.text()).not.toContain("Forged");
  });

  test("HEAD answers like GET without the body", async () => {
    const response = await fetch(`${site.origin}/visual-design`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(1000);
  });
});

test("a visitor who leaves while a page is rendered does not affect others", async () => {
  const fresh = await startSiteForTest();
  const { hostname, port } = new URL(fresh.origin);
  // Pages that are not cached yet.
  const pages = industries.flatMap(({ id, examples }) => examples.map(({ slug }) => paths.example(id, slug)));
  for (let round = 0; round < 20; round++) {
    const path = pages[round]?.split("#", 1)[0] ?? "";
    const socket = connect(Number(port), hostname);
    await new Promise((sent) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, sent));
    for (let tick = 0; tick < round; tick++) await new Promise((next) => setImmediate(next));
    socket.destroy();
    const html = await (await fetch(fresh.origin + path)).text();
    expect(html).toContain("</html>");
    expect(html).toContain("streamController.close()");
  }
});

test("a page is rendered once for twenty visitors at the same moment", async () => {
  const fresh = await startSiteForTest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${fresh.origin}/visual-design`)));
  expect(new Set(answers.map((answer) => answer.headers.get("ETag"))).size).toBe(1);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});

test("page data for scripts is not cached by anybody else", async () => {
  const response = await visitor.get("/visual-design.data");
  expect(response.headers.get("Cache-Control")).not.toMatch(/public|s-maxage/);
});
