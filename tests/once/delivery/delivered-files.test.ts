import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { listDeliveries } from "#app/order/deliver/list-deliveries.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { parseDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import {
  deliver,
  createDeliveryFile as file,
  insertPaidOrder,
  listDeliveredFiles,
} from "#tests/support/order/deliveries";
import { listOrderEvents, type Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest({ UPLOADS_PER_HOUR: "1", UPLOAD_MB_PER_HOUR: "1" });
let office: Visitor;
let order: Order;
beforeEach(async () => {
  office = await createSignedInVisitor(site, "staff", "Ben");
  order = await insertPaidOrder(site);
});

const path = () => paths.adminOrder(order.submissionId);
const change = (intent: string, id = "") => postInOffice(office, path(), { intent, file: id });

async function deliverFlyer(): Promise<string> {
  await deliver(office, order, [file("flyer.pdf", "first")]);
  return (await listDeliveredFiles(site))[0]?.id ?? "";
}

async function replaceWith(id: string, files: File[]) {
  const response = await office.postFiles(path(), { intent: "replace", file: id }, { files });
  const section = textOf(parseDocument(await response.text()).querySelector("#delivery"));
  return { status: response.status, section };
}

test("the team can download a file, also in parts, and nobody else can", async () => {
  const content = randomBytes(3_000_000);
  await deliver(office, order, [new File([content], "posts.zip", { type: "application/zip" })]);
  const [row] = await listDeliveredFiles(site);
  const address = paths.file("delivery", row?.id ?? "");
  const whole = await office.get(address);
  expect(whole.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''posts.zip");
  expect(whole.headers.get("Content-Type")).toBe("application/zip");
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  const part = await office.get(address, { Range: "bytes=1000-1999" });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(1000, 2000))).toBe(true);
  expect((await new Visitor(site).get(address)).status).toBe(404);
  expect((await office.get(paths.file("delivery", "unknown"))).status).toBe(404);
});

test("the limits of visitors' photos do not apply to the team", async () => {
  const files = ["a.zip", "b.zip", "c.zip"].map((name) => file(name, "x".repeat(1024 * 1024)));
  expect((await deliver(office, order, files)).status).toBe(303);
});

test("a withdrawn file is available again with Undo", async () => {
  const id = await deliverFlyer();
  const withdrawn = await change("withdraw", id);
  expect(withdrawn.title).toBe("File Withdrawn");
  expect(withdrawn.page.querySelector(".toast-action input[name=intent]")?.getAttribute("value")).toBe("bring_back");
  expect(textOf(withdrawn.page, "#delivery")).toContain("Withdrawn.");
  expect((await listDeliveries(site.services, order.id))[0]?.deliveries[0]?.files[0]).toMatchObject({
    withdrawn: true,
  });
  expect((await change("withdraw", id)).title).toBeUndefined();
  const back = await change("bring_back", id);
  expect(back.title).toBe("File Available Again");
  expect((await listDeliveries(site.services, order.id))[0]?.deliveries[0]?.files[0]).toMatchObject({
    withdrawn: false,
  });
  const history = textOf(back.page);
  expect(history).toContain("File withdrawn: flyer.pdf");
  expect(history).toContain("File available again: flyer.pdf");
  expect((await listOrderEvents(site, order.id)).filter(({ before }) => before === "withdrawn")).toHaveLength(1);
});

test("a new version replaces a file, which stays in the list", async () => {
  const id = await deliverFlyer();
  expect((await replaceWith(id, [file("flyer-2.pdf", "second")])).status).toBe(303);
  const [round] = await listDeliveries(site.services, order.id);
  expect(round?.deliveries[0]?.files.map(({ name, replaced }) => [name, replaced])).toEqual([
    ["flyer-2.pdf", false],
    ["flyer.pdf", true],
  ]);
  const shown = textOf(parseDocument(await (await office.get(path())).text()).querySelector("#delivery"));
  expect(shown).toContain("Replaced.");
  expect(shown).toContain("flyer-2.pdf");
  // Only the delivery itself was emailed.
  expect(await listQueuedEmails(site)).toHaveLength(1);
});

test("a file cannot be replaced without a file, with an empty file, twice or in another order", async () => {
  const id = await deliverFlyer();
  expect(await replaceWith(id, [])).toMatchObject({ status: 400 });
  const empty = await replaceWith(id, [file("empty.pdf", "")]);
  expect(empty.status).toBe(400);
  expect(empty.section).toContain("Failed to upload empty.pdf. The file is empty.");
  const both = await Promise.all(["a.pdf", "b.pdf"].map((name) => replaceWith(id, [file(name)])));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await listDeliveredFiles(site)).toHaveLength(2);
  order = await insertPaidOrder(site);
  expect((await replaceWith(id, [file("c.pdf")])).status).toBe(409);
  expect((await change("withdraw", id)).title).toBeUndefined();
  expect(await listDeliveredFiles(site)).toHaveLength(2);
});
