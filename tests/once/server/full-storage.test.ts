import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { fieldValues, parseDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { sendForm } from "#tests/support/order/answers";
import { openCustomerPages } from "#tests/support/order/customer-page";
import {
  createDeliveryFile,
  deliver,
  insertPaidOrder,
  listDeliveredFiles,
  listDeliveryRows,
  stage,
} from "#tests/support/order/deliveries";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { listUploads, MB, readPhotoTokens, uploadPhoto } from "#tests/support/order/uploads";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { type Site, startSite } from "#tests/support/site";
import { type LimitedStorage, listLimitedDrivers } from "#tests/support/storage/limited-storages";

const large = createDeliveryFile("large.zip", "x".repeat(9 * MB));
const other = createDeliveryFile("other.zip", "y".repeat(9 * MB));
const photo = createPicture("large.jpg", 9 * MB);
const photoProblem =
  "Failed to upload large.jpg. Our storage is full right now. Please try again later, or send the form without this one.";
const describeFull = (name: string) => `Failed to upload ${name}. Our storage is full. Try again once there’s room.`;

describe.each(listLimitedDrivers())("with full $driver storage", ({ open }) => {
  let limitedStorage: LimitedStorage;
  let site: Site;
  let office: Visitor;
  let logged: MockInstance;
  beforeEach(async () => {
    limitedStorage = await open();
    site = await startSite(limitedStorage.env);
    office = await createSignedInVisitor(site);
    logged = vi.spyOn(site.services.log, "error");
  });
  afterEach(async () => {
    await site?.stop();
    await limitedStorage?.remove();
  });
  /** With the reason if it is not the full storage. */
  const listLogged = () =>
    logged.mock.calls.map(([{ err }, text]) => (text === "storage full" ? text : `${text}: ${err}`));

  test("a customer's photo is rejected with the reason, and accepted once there is room", async () => {
    const answer = await limitedStorage.withoutFreeSpace(() => uploadPhoto(site, photo));
    expect(answer.status).toBe(507);
    expect(await answer.json()).toEqual({ ok: false, title: "Error", description: photoProblem });
    expect(listLogged()).toEqual(["storage full"]);
    expect(await listUploads(site)).toEqual([]);
    expect(await limitedStorage.listKeys()).toEqual([]);
    expect((await uploadPhoto(site, photo)).status).toBe(200);
    expect(await limitedStorage.listKeys()).toHaveLength(1);
  });

  test("an order is returned as typed with the photos that fit, and is placed once there is room", async () => {
    const visitor = new Visitor(site.origin);
    const photos = [createPicture("small.jpg", MB), photo];
    const answer = await limitedStorage.withoutFreeSpace(() =>
      visitor.postFiles(paths.visualDesign, createOrderFields({ form_id: "same" }), { photos }),
    );
    expect(answer.status).toBe(400);
    const html = await answer.text();
    const page = parseDocument(html);
    expect(textOf(page, "#order-form")).toContain(photoProblem);
    expect(fieldValues(page, "full_name")).toEqual(["Dana Whitfield"]);
    expect(await listOrders(site)).toEqual([]);
    expect(await limitedStorage.listKeys()).toHaveLength(1);
    const fields = createOrderFields({ form_id: "same", photo: readPhotoTokens(html) });
    expect((await visitor.postFiles(paths.visualDesign, fields, { photos: [photo] })).status).toBe(303);
    expect(await listOrders(site)).toHaveLength(1);
    expect((await listUploads(site)).map(({ name, state }) => [name, state])).toEqual([
      ["small.jpg", "stored"],
      ["large.jpg", "stored"],
    ]);
  });

  test("a message with a picture is returned as typed, and nothing is sent", async () => {
    const order = await insertPaidOrder(site);
    const customer = await openCustomerPages(site, order);
    const message = { intent: "message", form_id: "same", text: "With a picture" };
    const refused = await limitedStorage.withoutFreeSpace(() => sendForm(customer, order, message, [photo]));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(photoProblem);
    expect(refused.page.querySelector("#message-text")?.textContent).toContain("With a picture");
    expect(await listQueuedEmails(site)).toEqual([]);
    expect(await limitedStorage.listKeys()).toEqual([]);
    expect((await sendForm(customer, order, message, [photo])).status).toBe(303);
  });

  test("a delivery is returned with its message and the files that fit, and is sent once there is room", async () => {
    const order = await insertPaidOrder(site);
    const { file: staged } = await (await stage(office, order, createDeliveryFile("a.zip"))).json();
    const fields = { delivery_message: "Three files", form_id: "form-1" };
    const [alone, sent] = await limitedStorage.withoutFreeSpace(async () => [
      await stage(office, order, large),
      await deliver(office, order, [large, other, createDeliveryFile("small.zip")], { ...fields, staged: staged.id }),
    ]);
    expect(alone.status).toBe(507);
    expect(await alone.json()).toEqual({ ok: false, description: describeFull("large.zip") });
    expect(listLogged()).toEqual(["storage full", "storage full", "storage full"]);
    expect(sent.status).toBe(400);
    for (const name of ["large.zip", "other.zip"]) expect(sent.section).toContain(describeFull(name));
    expect(fieldValues(sent.page, "delivery_message")).toEqual(["Three files"]);
    expect(sent.staged).toHaveLength(2);
    expect(await listDeliveryRows(site)).toEqual([]);
    expect(await listQueuedEmails(site)).toEqual([]);
    expect(await limitedStorage.listKeys()).toHaveLength(2);
    const again = await deliver(office, order, [large, other], { ...fields, staged: sent.staged });
    expect(again.status).toBe(303);
    expect(await listDeliveryRows(site)).toHaveLength(1);
    await sweep(site.services, Date.now() + 25 * 3_600_000);
    const files = await listDeliveredFiles(site);
    expect(files.map(({ name }) => name)).toEqual(["a.zip", "large.zip", "other.zip", "small.zip"]);
    expect((await limitedStorage.listKeys()).sort()).toEqual(files.map(({ path }) => path).sort());
  });

  test("files that are already stored are delivered", async () => {
    const order = await insertPaidOrder(site);
    const { file } = await (await stage(office, order, createDeliveryFile("a.zip"))).json();
    const sent = await limitedStorage.withoutFreeSpace(() => deliver(office, order, [], { staged: file.id }));
    expect(sent.status).toBe(303);
    expect(await listDeliveryRows(site)).toHaveLength(1);
  });

  test("a delivered file is kept and not replaced", async () => {
    const order = await insertPaidOrder(site);
    await deliver(office, order, [createDeliveryFile("a.zip", "first")]);
    const [{ id = "" } = {}] = await listDeliveredFiles(site);
    const replace = () =>
      office.postFiles(paths.adminOrder(order.submissionId), { intent: "replace", file: id }, { files: [large] });
    const answer = await limitedStorage.withoutFreeSpace(replace);
    expect(answer.status).toBe(507);
    expect(textOf(parseDocument(await answer.text()), "#delivery")).toContain(describeFull("large.zip"));
    expect(await limitedStorage.listKeys()).toHaveLength(1);
    expect(await (await office.get(paths.file("delivery", id))).text()).toBe("first");
    expect((await replace()).status).toBe(303);
  });
});
