import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { countRows } from "#tests/support/database/rows";
import { parseLogLines } from "#tests/support/log-lines";
import { listRoutePaths } from "#tests/support/odd-values";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();

/** Every address of a page, a form or an API, without a record. */
const addresses = new Set([
  ...(await listRoutePaths()).map(({ path }) => path.replace(/:\w+\??|\*/g, "none")),
  paths.testCheckout("starter"),
  paths.stripeWebhook,
  "/__manifest",
  "/no/such/page",
]);

const queries = [
  "?_data=root",
  "?_data=order%2Fpage",
  "?_data",
  "?_routes=none",
  "?index",
  "?p=%2F%25E0%25A4&version=1",
];
const form = "application/x-www-form-urlencoded";
const posts = [
  [form, "a=%E0%A4&=&%"],
  ["multipart/form-data; boundary=x", ""],
  ["multipart/form-data; boundary=x", "--x\r\nnonsense\r\n\r\n--x--"],
  ["application/json", '{"a":'],
  ["x", "x"],
] as const;

test("no request of a visitor logs an error", { timeout: 180_000 }, async () => {
  const { output } = await built.startAndWait({ DEALFLOW_API_KEY: "k".repeat(40) });
  const site = `http://127.0.0.1:${built.port}`;
  const origin = { Origin: `http://localhost:${built.port}` };
  const visitor = new Visitor(site);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Cookie: "session=%E0; flash=x.y; order=..", "Accept-Language": "\xff", ...init.headers };
    const stop = new AbortController();
    const { status } = await fetch(site + path, { ...init, headers, redirect: "manual", signal: stop.signal });
    expect(status, `${init.method} ${path}`).not.toBe(500);
    stop.abort();
  };
  for (const address of addresses) {
    for (const query of ["", ...queries]) for (const method of ["GET", "HEAD"]) await ask(address + query, { method });
    await ask(`${address}.data?_data=root`);
    await ask(address, { headers: { Accept: "text/html", Range: "bytes=9-1", "If-None-Match": "*" } });
    for (const [type, body] of posts)
      await ask(`${address}?_data=root`, { method: "POST", body, headers: { ...origin, "Content-Type": type } });
    await ask(`${address}.data`, {
      method: "POST",
      body: "a=b",
      headers: { ...origin, "Content-Type": form },
    });
  }
  expect((await visitor.get("/visual-design?_data=order%2Fpage")).headers.get("Content-Type")).toContain("text/html");

  // Visitors who leave before they have sent everything.
  const [head, bytes] = ["\xff\xd8\xff\xe0", "a".repeat(300_000)];
  for (const path of ["/visual-design", paths.orderUploads]) {
    const socket = connect(built.port, "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${origin.Origin}\r\nContent-Length: 9000000\r\n` +
        "Content-Type: multipart/form-data; boundary=cut\r\n\r\n--cut\r\n" +
        `Content-Disposition: form-data; name="photos"; filename="half.jpg"\r\n\r\n${head}${bytes}`,
      "latin1",
    );
    const rows = () => countRows(built.database.db, "uploads");
    await waitUntil(async () => expect(await rows()).toBe(1));
    socket.destroy();
    await once(socket, "close");
    await waitUntil(async () => expect(await rows()).toBe(0));
  }

  const last = await visitor.postFiles(
    "/visual-design",
    createOrderFields(),
    { photos: [createPicture("a.jpg")] },
    origin,
  );
  const id = last.headers.get("X-Request-Id");
  await waitUntil(() => expect(parseLogLines(output()).some((line) => line.id === id)).toBe(true));
  expect(parseLogLines(output()).filter(({ level }) => level >= 50)).toEqual([]);
  expect(output()).not.toMatch(/^(?!\{).*(Error|Warning|warn)/m);
});
