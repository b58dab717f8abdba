import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, emptyTables } from "#tests/support/database/rows";
import { linksOf, readDocument, textOf } from "#tests/support/document";
import { createOrderFields } from "#tests/support/order/order-form";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

/** Sends bytes unchanged and returns the response until the server closes, which `Connection: close` requests. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

describe("posts from other sites", () => {
  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site", Origin: "https://evil.palmetto.example" }],
    [{ Origin: "https://evil.example" }],
    [{ Referer: "https://evil.example/visual-design" }],
    [{ Origin: "null" }],
    // A signed-in user's request needs an origin.
    [{ Cookie: "session=somebody" }],
  ])("with %j are refused and store nothing", async (headers) => {
    const body = new URLSearchParams(createOrderFields() as Record<string, string>).toString();
    const lines = Object.entries({ Host: new URL(site.origin).host, Connection: "close", ...headers });
    const answer = await raw(
      `POST /visual-design HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(await countRows(site, "formSubmissions")).toBe(0);
  });
});

test.each([
  ["which says only where it comes from", (origin: string) => `Referer: ${origin}/visual-design\r\n`],
  ["which says nothing from an address with a query", () => ""],
])("a text browser %s can order", async (_, says) => {
  const body = new URLSearchParams(
    createOrderFields({ email: "lynx@studio.example" }) as Record<string, string>,
  ).toString();
  const answer = await raw(
    `POST /visual-design HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${says(site.origin)}` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  await emptyTables(site, "formSubmissions");
});

describe("odd requests", () => {
  test.each([
    ["GET /%E0%A4%A HTTP/1.1\r\nHost: x", 400],
    ["GET http://evil.example/ HTTP/1.1\r\nHost: evil.example", 400],
    ["GET /visual-design HTTP/1.1\r\nHost: ]]bad[[", 200],
    ["PUT /visual-design HTTP/1.1\r\nHost: x\r\nContent-Length: 0", 405],
    ["TRACE / HTTP/1.1\r\nHost: x", 405],
    ["GET /assets/none.js HTTP/1.1\r\nHost: x", 404],
    ["GET /..%2f..%2fpackage.json HTTP/1.1\r\nHost: x", 404],
  ])("%s", async (request, status) => {
    expect(await raw(`${request}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each(["/no/such/page?secret=1", "/website-services/none"])("%s shows the site's own 404 page", async (path) => {
    const response = await visitor.get(path);
    expect(response.status).toBe(404);
    const page = await readDocument(response);
    expect(textOf(page)).toContain("Oops! Page not found");
    expect(linksOf(page).map(({ to }) => to)).toContain("/");
  });

  test.each([
    ["/no/such/page?secret=1", "/no/such/page"],
    ["/blog/no-such-article?secret=1", "/blog/no-such-article"],
    ["/uploads/none?key=secret", "/uploads/none"],
    ["/visual-design/uploads", "/visual-design/uploads"],
    ["/red%1B[31m%09%E2%80%AE", "/red[31m"],
    [`/${"a".repeat(300)}`, `/${"a".repeat(199)}`],
  ])("%s shows a page, and only its path is logged", async (address, path) => {
    const warn = vi.spyOn(site.services.log, "warn");
    const response = await visitor.get(address, { Accept: "text/html" });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
    expect(warn.mock.calls).toEqual([[{ id: response.headers.get("X-Request-Id"), path }, "page not found"]]);
    warn.mockRestore();
  });

  test("a trailing slash is removed, and no redirect leads to another site", async () => {
    expect((await visitor.get("/visual-design/?a=1")).headers.get("Location")).toBe("/visual-design?a=1");
    expect(await raw(`GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(
      /Location: \/\//,
    );
  });
});
