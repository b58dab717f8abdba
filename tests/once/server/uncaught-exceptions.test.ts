import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { parseLogLines } from "#tests/support/log-lines";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { waitUntil } from "#tests/support/wait-until";

const built = setUpBuiltServer();
const NODE_OPTIONS = `--import=${pathToFileURL(resolve("tests/support/throw-in-streams.mjs")).href}`;

test("an uncaught exception does not end the process, wherever a request causes one", {
  timeout: 90_000,
}, async () => {
  const { child, output } = await built.startAndWait({ NODE_OPTIONS });
  const site = `http://127.0.0.1:${built.port}`;
  const origin = { Origin: `http://localhost:${built.port}` };
  const office = new Visitor(site);
  const password = /password (\S+)/.exec(output())?.[1] ?? "";
  expect((await office.post(paths.adminSignIn, { password, to: paths.admin }, origin)).status).toBe(303);

  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a4533" } })
    .jpeg()
    .toBuffer();
  const photos = [new File([new Uint8Array(bytes)], "front.jpg", { type: "image/jpeg" })];
  const sent = await office.postFiles(paths.orderUploads, {}, { photos }, origin);
  const { photo } = await sent.json();
  expect((await office.postFiles("/visual-design", createOrderFields({ photo: photo.id }), {}, origin)).status).toBe(
    303,
  );
  const { read, tables } = built.database.db;
  const [order] = await read.select().from(tables.formSubmissions);
  const [stored] = await read.select().from(tables.uploads);
  const inOffice = paths.adminPhoto(order?.submissionId ?? "", stored?.id ?? "");

  const big = { photos: [createPicture("big.jpg", 1_000_000)] };
  const requests: [place: string, what: string, ask: (headers: Record<string, string>) => Promise<Response>][] = [
    ["body", "fields of a form", (headers) => office.post("/visual-design", createOrderFields(), headers)],
    ["body", "fields of the sign-in", (headers) => office.post(paths.adminSignIn, { password }, headers)],
    ["body", "a form with a file", (headers) => office.postFiles("/visual-design", createOrderFields(), big, headers)],
    ["body", "a photo by itself", (headers) => office.postFiles(paths.orderUploads, {}, big, headers)],
    ["body", "a webhook", (headers) => office.post(paths.stripeWebhook, { id: "evt" }, headers)],
    ["answer", "the export", (headers) => office.get(paths.adminExport, headers)],
    ["answer", "events", (headers) => office.get(paths.adminOrderEvents, headers)],
    ["write", "a photo", (headers) => office.get(`${inOffice}?size=full`, headers)],
    ["write", "a thumbnail", (headers) => office.get(`${inOffice}?size=thumb`, headers)],
    ["write", "a preview", (headers) => office.get(paths.orderUpload(photo.id), headers)],
    ["answer", "a file of the build", (headers) => office.get("/favicon.svg", headers)],
    ["render", "a page while it is rendered", (headers) => office.get("/faq", headers)],
    ["end", "a page", (headers) => office.get("/blog", headers)],
    ["end", "a page from memory", (headers) => new Visitor(site).get("/blog", headers)],
    ["rejection", "a page of the office", (headers) => office.get(paths.admin, headers)],
    ["handler", "the request itself", (headers) => office.get("/", headers)],
  ];
  for (const [place, what, ask] of requests) {
    // Some of these never get an answer, because the exception stops the code that would send it.
    ask({ ...origin, "x-throw": place, "x-throw-text": what }).catch(() => {});
    const line = expect.objectContaining({ level: 50, err: expect.objectContaining({ message: what }) });
    await waitUntil(() => expect(parseLogLines(output())).toContainEqual(line));
    expect((await fetch(`${site}/healthz`)).status, what).toBe(200);
  }
  expect(child.exitCode).toBeNull();
  const counts = parseLogLines(output()).flatMap(({ uncaught }) => uncaught ?? []);
  expect(counts.length).toBeGreaterThan(10);
  expect(counts).toEqual(counts.map((_, i) => i + 1));
  expect(
    (await office.post("/visual-design", createOrderFields({ email: "next@studio.example" }), origin)).status,
  ).toBe(303);
});

test("a port that is taken still ends the process", { timeout: 60_000 }, async () => {
  await built.startAndWait();
  const second = built.start({ VAR_DIR: `${built.folder}/second` });
  expect(await second.exited).toEqual([1, null]);
  expect(second.output()).toContain("EADDRINUSE");
});
