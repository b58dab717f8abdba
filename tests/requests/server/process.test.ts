import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { changeRows, countRows, listRows } from "#tests/support/database/rows";
import { findFreePort } from "#tests/support/network/find-free-port";
import { createEventReader } from "#tests/support/office/event-stream";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { startSmtp } from "#tests/support/outbox/smtp";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();

test("if the process is killed between commit and sending, the emails are sent after the restart", async () => {
  const mailPort = await findFreePort();
  // Accepts connections and never responds.
  const silent = createServer().listen(mailPort, "127.0.0.1");
  await once(silent, "listening");
  const first = await built.startAndWait({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
  const called = once(silent, "connection");
  const response = await new Visitor(`http://127.0.0.1:${built.port}`).post("/visual-design", createOrderFields(), {
    Origin: `http://localhost:${built.port}`,
  });
  expect(response.status).toBe(303);
  const [connection] = await called;
  first.child.kill("SIGKILL");
  await first.exited;
  connection.destroy();
  await new Promise((closed) => silent.close(closed));

  const { db } = built.database;
  expect((await listRows(db, "outbox")).map((row) => row.state)).toEqual(["pending", "pending"]);
  // The killed process's lease expires.
  await changeRows(db, "outbox", {}, { lockedUntil: new Date(0) });

  const smtp = await startSmtp({}, mailPort);
  try {
    await built.startAndWait({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
    await waitUntil(() => expect(smtp.received).toHaveLength(2));
    expect(smtp.received.flatMap((email) => email.to).sort()).toEqual([
      "dana@studio.example",
      "hello@palmetto.example",
    ]);
  } finally {
    await smtp.close();
  }
});

test("after SIGTERM, no new requests are accepted and requests in progress finish", async () => {
  const { child, exited, output } = await built.startAndWait();
  const body = new URLSearchParams(createOrderFields() as Record<string, string>).toString();
  const sent = request(`http://127.0.0.1:${built.port}/visual-design`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": body.length,
      Origin: `http://localhost:${built.port}`,
    },
  });
  const answered = once(sent, "response");
  sent.write(body.slice(0, 20));
  await waitUntil(() => expect(output()).toContain("listening"));
  // The first half has arrived before the signal does: the server has answered a later request.
  await fetch(`http://127.0.0.1:${built.port}/healthz`);
  child.kill("SIGTERM");
  await waitUntil(() => expect(output()).toContain("stopping"));
  await waitUntil(() => expect(fetch(`http://127.0.0.1:${built.port}/healthz`)).rejects.toThrow());
  sent.end(body.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(303);
  response.resume();
  expect(await exited).toEqual([0, null]);
  expect(await countRows(built.database.db, "formSubmissions")).toBe(1);
});

test("behind a proxy, a stopping instance says so and still answers until the proxy has noticed", async () => {
  const secrets = { SESSION_SECRET: "s".repeat(32), STRIPE_WEBHOOK_SECRET: `whsec_${"s".repeat(32)}` };
  const site = `http://127.0.0.1:${built.port}`;
  const { child, exited, output } = await built.startAndWait({ APP_ENV: "production", ORIGIN: site, ...secrets });
  child.kill("SIGTERM");
  await waitUntil(() => expect(output()).toContain("stopping"));
  for (const path of ["/readyz", "/healthz"]) expect((await fetch(site + path)).status).toBe(503);
  const page = await fetch(`${site}/visual-design`);
  expect(page.status).toBe(200);
  expect(page.headers.get("Connection")).toBe("close");
  expect(await exited).toEqual([0, null]);
});

test("SIGTERM closes event streams without waiting for their clients", async () => {
  const { child, exited, output } = await built.startAndWait();
  const password = /password (\S+)/.exec(output())?.[1] ?? "";
  const office = new Visitor(`http://127.0.0.1:${built.port}`);
  const origin = { Origin: `http://localhost:${built.port}` };
  expect((await office.post(paths.adminSignIn, { password, to: paths.admin }, origin)).status).toBe(303);
  const events = createEventReader(await office.get(paths.adminOrderEvents));
  expect(await events.next()).not.toBeNull();
  child.kill("SIGTERM");
  expect(await events.next()).toBeNull();
  expect(await exited).toEqual([0, null]);
});

test("an upload in progress at SIGTERM is stored completely", async () => {
  const { child, exited, output } = await built.startAndWait();
  const file = Buffer.from(await createPicture("sign.jpg", 300_000, "image/jpeg").arrayBuffer());
  const before = `--cut\r\nContent-Disposition: form-data; name="photos"; filename="sign.jpg"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(before), file, Buffer.from("\r\n--cut--\r\n")]);
  const sent = request(`http://127.0.0.1:${built.port}/visual-design/uploads`, {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=cut",
      "Content-Length": body.length,
      Origin: `http://localhost:${built.port}`,
    },
  });
  const answered = once(sent, "response");
  sent.write(body.subarray(0, 150_000));
  const { db } = built.database;
  const { uploads } = db.tables;
  await waitUntil(async () => expect(await countRows(db, "uploads")).toBe(1));
  child.kill("SIGTERM");
  await waitUntil(() => expect(output()).toContain("stopping"));
  sent.end(body.subarray(150_000));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await exited).toEqual([0, null]);
  expect(await db.read.select({ state: uploads.state, size: uploads.size }).from(uploads)).toEqual([
    { state: "stored", size: 300_000 },
  ]);
});
