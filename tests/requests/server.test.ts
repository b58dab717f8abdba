import { connect as connectSocket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setFlash } from "../../app/server/flash.server";
import { orderFields } from "../fixtures";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await startSite();
  visitor = new Visitor(site.origin);
});
afterAll(() => site.stop());

/** Sends bytes as they are and returns all that comes back until the server closes: ask it to, by `Connection: close`. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connectSocket(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

describe("headers", () => {
  test("every answer has them", async () => {
    for (const path of ["/visual-design", "/nowhere", "/healthz", "/favicon.svg"]) {
      const { headers } = await visitor.get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("X-Powered-By")).toBeNull();
    }
  });

  test("a document's policy lets in our own files and exactly its own inline scripts", async () => {
    const response = await visitor.get("/visual-design");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain("unsafe");
    const html = await response.text();
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+="|nonce=/);
  });

  test("https is promised behind https only", async () => {
    expect((await visitor.get("/visual-design")).headers.get("Strict-Transport-Security")).toBeNull();
    const secure = await startSite({ ORIGIN: "https://palmetto.example" });
    const response = await new Visitor(secure.origin).get("/visual-design");
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
    await secure.stop();
  });
});

describe("health", () => {
  test("alive, and ready while database and storage answer", async () => {
    expect((await visitor.get("/healthz")).status).toBe(200);
    expect((await visitor.get("/readyz")).status).toBe(200);
  });

  test("not ready, but alive, without the database", async () => {
    const broken = await startSite();
    await broken.services.db.close();
    const reader = new Visitor(broken.origin);
    const ready = await reader.get("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain("away: database");
    expect((await reader.get("/healthz")).status).toBe(200);
    await broken.stop().catch(() => {});
  });
});

describe("documents from memory", () => {
  test("are the same bytes, say so by an ETag and come compressed", async () => {
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

  test("HEAD is GET without the body", async () => {
    const response = await fetch(`${site.origin}/visual-design`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(1000);
  });
});

test("an error of ours is a page of the house with the request's number and nothing of the inside", async () => {
  const broken = await startSite();
  const customer = new Visitor(broken.origin);
  await customer.post("/visual-design", orderFields());
  await broken.services.db.close();
  const response = await customer.get("/thank-you?type=order");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("<title>Something went wrong");
  expect(html).toContain(response.headers.get("X-Request-Id"));
  expect(html).toContain('href="/"');
  expect(html).not.toMatch(/database connection|\.server|node_modules|at async/);
  await broken.stop().catch(() => {});
});

test("a visitor who leaves while a page is rendered spoils it for nobody", async () => {
  const fresh = await startSite();
  const { hostname, port } = new URL(fresh.origin);
  for (let round = 0; round < 20; round++) {
    const path = `/visual-design?round=${round}`;
    const socket = connectSocket(Number(port), hostname);
    await new Promise((sent) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, sent));
    for (let tick = 0; tick < round; tick++) await new Promise((next) => setImmediate(next));
    socket.destroy();
    const html = await (await fetch(fresh.origin + path)).text();
    expect(html).toContain("</html>");
    expect(html).toMatch(/streamController\.close\(\)/);
  }
  await fresh.stop();
});

test("twenty visitors at once are one rendering", async () => {
  const fresh = await startSite();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${fresh.origin}/visual-design`)));
  expect(new Set(answers.map((answer) => answer.headers.get("ETag"))).size).toBe(1);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  await fresh.stop();
});

test("data for scripts is nobody else's to keep", async () => {
  const response = await visitor.get("/visual-design.data");
  expect(response.headers.get("Cache-Control")).not.toMatch(/public|s-maxage/);
});

test("an address without content is the house's own 404 for people, and short for programs", async () => {
  const page = await visitor.get("/uploads/none", { Accept: "text/html,*/*" });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("Oops! Page not found");
  expect((await visitor.get("/uploads/none")).status).toBe(404);
});

describe("posts from elsewhere", () => {
  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site", Origin: "https://evil.palmetto.example" }],
    [{ Origin: "https://evil.example" }],
    [{ Referer: "https://evil.example/visual-design" }],
    [{ Origin: "null" }],
    // Whoever is signed in has to say where the request comes from.
    [{ Cookie: "session=somebody" }],
  ])("%j are refused and store nothing", async (headers) => {
    const body = new URLSearchParams(orderFields() as Record<string, string>).toString();
    const lines = Object.entries({ Host: new URL(site.origin).host, Connection: "close", ...headers });
    const answer = await raw(
      `POST /visual-design HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(await site.services.db.read.$count(site.services.db.tables.formSubmissions)).toBe(0);
  });
});

test.each([
  ["which says only where it comes from", (origin: string) => `Referer: ${origin}/visual-design\r\n`],
  ["which says nothing from an address with a query", () => ""],
])("a text browser, %s, may order", async (_, says) => {
  const body = new URLSearchParams(orderFields({ email: "lynx@studio.example" }) as Record<string, string>).toString();
  const answer = await raw(
    `POST /visual-design HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${says(site.origin)}` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  await site.services.db.transact((tx) => tx.delete(site.services.db.tables.formSubmissions));
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

  test.each(["/no/such/page?secret=1", "/website-services/none"])("%s is the house's own 404", async (path) => {
    const response = await visitor.get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Oops! Page not found");
    expect(html).toContain('href="/"');
  });

  test("a slash too many is taken off, and never leads away", async () => {
    expect((await visitor.get("/visual-design/?a=1")).headers.get("Location")).toBe("/visual-design?a=1");
    expect(await raw(`GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(
      /Location: \/\//,
    );
  });
});
