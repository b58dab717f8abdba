import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { is, Table } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { features } from "#app/features.server";
import { paths } from "#app/paths";
import { createPaymentUrl } from "#app/payment/payment-links.server";
import { combineFeatures } from "#app/server/feature.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import { sweep } from "#app/server/sweeper.server";
import type { Tables } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { tablesThatDoNotGrow } from "#tests/support/database/query-plans";
import { listRows } from "#tests/support/database/rows";
import { attributesOf, readPage, readPageText, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { refund } from "#tests/support/order/payment";
import { setUpSite, startSiteForTest } from "#tests/support/site";
import { lesson, lessons, seen, sheet } from "#tests/support/trial-lessons";

const site = setUpSite({}, [...features, () => lessons]);

test("a test feature sends emails, which are named, linked and found in the outbox", async () => {
  const { db, worker } = site.services;
  const payload = { to: "noor@pupil.example", data: { pupil: "Noor" } };
  const about = { kind: "trial-lesson", id: "7" };
  await db.transact((tx) =>
    enqueue(db, tx, { kind: "mail", topic: "trial-lesson-booked", about, dedupeKey: "trial-lesson-booked:7", payload }),
  );
  await worker.runDue();
  const [file] = await readdir(join(site.folder, "mail"));
  // Written by this version, with a default for missing data.
  expect(await PostalMime.parse(await readFile(join(site.folder, "mail", file ?? "")))).toMatchObject({
    subject: "Piano lesson of Noor",
    text: expect.stringContaining("Room 1"),
  });

  const admin = await createSignedInVisitor(site);
  for (const query of ["", "?q=piano", "?q=lesson+booked"]) {
    const list = await (await admin.get(`/admin/outbox${query}`)).text();
    expect(list, query).toContain("Lesson booked");
    expect(list, query).toContain("LESSON-7");
  }
  const [row] = await listRows(site, "outbox");
  expect(attributesOf(await readPage(admin, `/admin/outbox/${row?.id}`), "a", "href")).toContain("/lessons/7");
  expect(await (await admin.get("/dev/mails")).text()).toContain("Piano lesson of Noor");
  const sample = await admin.get("/dev/mails/trial-lesson-booked/html");
  expect(await sample.text()).toBe("<p>Room 1</p>");
});

test("a test feature is paid in the test checkout and refunded without a change anywhere else", async () => {
  const { reference } = lesson;
  const path = createPaymentUrl(site.services, paths.testCheckout("piano"), { reference, email: "noor@pupil.example" });
  const pupil = new Visitor(site);
  const page = await readPageText(pupil, path);
  for (const words of ["Piano lesson", "For noor@pupil.example", "LESSON-7", "$45", "The lesson is booked."])
    expect(page).toContain(words);
  const key = new URL(path, site.origin).searchParams.get("key") ?? "";
  const send = (fields: Record<string, string>) =>
    pupil.post(paths.testCheckout("piano"), { order: reference, ...fields });
  expect((await send({ outcome: "paid" })).status).toBe(404);
  const paid = await send({ key, outcome: "paid" });
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "/lessons/7"]);
  await send({ key, outcome: "wrong" });
  const [event] = await listRows(site, "paymentEvents", { outcome: "applied" });
  await refund(site, event?.paymentIntent ?? "", { refunded: 4500, of: 4500 });
  expect(seen.settled).toEqual(["7 applied", "7 wrong_amount", "7 refunded"]);
});

test("a test feature's payment link replaces the test checkout, and forms can redirect to it", async () => {
  const piano = "https://pay.example/piano";
  const shop = await startSiteForTest({}, undefined, [
    ...features,
    () => ({ ...lessons, paymentLinks: { lessons: () => ({ piano }) } }),
  ]);
  const policy = (await fetch(shop.origin)).headers.get("Content-Security-Policy");
  expect(policy).toContain("form-action 'self' https://pay.example;");
  const buyer = { reference: lesson.reference, email: "noor@pupil.example" };
  const query = "client_reference_id=LESSON-7&prefilled_email=noor%40pupil.example";
  expect(createPaymentUrl(shop.services, piano, buyer)).toBe(`${piano}?${query}`);
});

test("a test feature is swept, also after another one fails", async () => {
  const failing = { failing: () => Promise.reject(new Error("broken")) };
  const { features } = site.services;
  const services = { ...site.services, features: { ...features, sweeps: { ...failing, ...features.sweeps } } };
  await sweep(services, 1_700_000_000_000);
  expect(seen.swept).toEqual([1_700_000_000_000]);
});

test("a test feature's daily job runs once a day", async () => {
  const runs = seen.rehearsals;
  const noon = Date.UTC(2030, 5, 1, 16);
  for (const now of [noon, noon + 3_600_000, noon + 24 * 3_600_000]) await sweep(site.services, now);
  expect(seen.rehearsals - runs).toBe(2);
});

test("a test feature's figures are shown with those of the others, each with a link to what it counts", async () => {
  const admin = await createSignedInVisitor(site);
  const page = await readPage(admin, paths.adminFigures);
  expect(textsOf(page, "main h2")).toEqual(["To do", "Bookings", "Purchases", "Lessons", "Orders"]);
  expect(textsOf(page, '[aria-label="Lessons"] dd')).toEqual(["1,234", "$45"]);
  expect(attributesOf(page, '[aria-label="Lessons"] a', "href")).toEqual(["/lessons?given", "/lessons"]);
});

test("a daily job can read the figures of all features", async () => {
  const digests: string[] = [];
  const digest = { name: "digest", daily: { "trial digest": async () => digests.push(await writeDigest()) } };
  const writeDigest = async () => {
    const { orders, sales } = bulletin.services.features.figures;
    const figures = [...((await orders?.read(Date.now())) ?? []), ...((await sales?.read(Date.now())) ?? [])];
    const wanted = figures.filter(({ name }) => ["pendingPayment", "held"].includes(name));
    return wanted.map(({ label, value }) => `${label}: ${value}`).join(", ");
  };
  const bulletin = await startSiteForTest({}, undefined, [...features, () => digest]);
  await insertOrders(bulletin, [makeOrder(), makeOrder(), makeOrder({ planPurchased: "test" })]);
  await sweep(bulletin.services);
  expect(digests).toEqual(["Pending Payment: 2, On hold: 0"]);
});

test("a test feature's health check decides whether the site is ready", async () => {
  seen.healthy = false;
  const response = await fetch(`${site.origin}/readyz`);
  expect([response.status, await response.text()]).toEqual([503, "away: piano\n"]);
});

test("browsers are notified of changes in a test feature's list", async () => {
  const heard: string[] = [];
  const hear = new Promise<void>((resolve) => {
    site.services.changes.listen("trial-lessons", {
      userId: "admin",
      onRevision: (revision) => resolve(void heard.push(revision)),
      onEnd: () => {},
    });
  });
  await hear;
  expect(heard).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
});

test("a test feature's file can be downloaded by its owner, not by a stranger", async () => {
  const visitor = new Visitor(site);
  const address = paths.file("sheet", "noor");
  await site.services.storage.put(sheet.path, Readable.from([Buffer.from("dotted half")]), { type: sheet.type });
  const download = await visitor.get(`${address}?pupil=noor`);
  expect([download.status, await download.text()]).toEqual([200, "dotted half"]);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": "11",
    "content-disposition": "attachment; filename*=UTF-8''F%C3%BCr%20Elise%20%28easy%29.pdf",
    "content-security-policy": expect.stringContaining("sandbox"),
    "cache-control": "private, no-store",
  });
  const refused = [address, `${address}?pupil=sam`, `${address}.data?pupil=noor`, "/files/constructor/noor?pupil=noor"];
  for (const path of [...refused, "/files/photo/noor?pupil=noor", "/uploads/noor?pupil=noor"]) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("cache-control")], path).toEqual([404, "no-store"]);
    expect(await answer.text(), path).not.toContain("dotted half");
  }
});

test("two features cannot use one name", () => {
  expect(() => combineFeatures([lessons, lessons])).toThrow('two features bring emails named "trial-lesson-booked"');
});

test("each table that grows belongs to a feature that says how long its rows are kept", () => {
  const { db, features } = site.services;
  const tables = Object.entries(db.tables).filter(([, table]) => is(table, Table));
  const undeclared = tables.map(([name]) => name).filter((name) => !(name in features.grows));
  expect(undeclared.sort()).toEqual(tablesThatDoNotGrow);
});

test("each table about email addresses says whose they are", () => {
  const { db, features } = site.services;
  const tables = Object.entries(db.tables).filter(([name, table]) => "email" in table || /email/i.test(name));
  const undeclared = tables.map(([name]) => name).filter((name) => !features.grows[name as keyof Tables]?.about);
  expect(undeclared).toEqual([]);
});
