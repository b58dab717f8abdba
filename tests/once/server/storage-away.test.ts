import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { uploadPhoto } from "#tests/support/order/uploads";
import { type Site, startSite } from "#tests/support/site";
import { listDrivers, type TestStorage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

/** Everything is asked once, and again for as many seconds. */
const OUTAGE_MS = Number(process.env.OUTAGE_SECONDS ?? 0) * 1000;

describe.each(listDrivers())("while the $driver storage is away", ({ open }) => {
  let testStorage: TestStorage;
  let site: Site;
  beforeEach(async () => {
    testStorage = await open();
    site = await startSite(testStorage.env);
  });
  afterEach(async () => {
    await site?.stop();
    await testStorage?.remove();
  });

  test("photos are refused with the reason, pages, orders and emails go on, and all recovers by itself", {
    timeout: 60_000 + OUTAGE_MS,
  }, async () => {
    const visitor = new Visitor(site);
    const photo = createPicture("sign.jpg");
    const order = await insertOrder(site);
    const [file] = await insertDelivery(site, order, [{ name: "flyer.pdf" }]);
    const customer = await openCustomerPages(site, order);
    const openFile = () => customer.get(paths.file("delivery", file?.id ?? ""));
    const readiness = async () => {
      const answer = await fetch(`${site.origin}/readyz`);
      return `${answer.status} ${(await answer.text()).trim()}`;
    };
    expect(await readiness()).toBe("200 ok");
    const before = await testStorage.listKeys();
    let rounds = 0;
    await testStorage.withOutage(async () => {
      const end = Date.now() + OUTAGE_MS;
      do {
        const refused = await uploadPhoto(site, photo, visitor);
        expect(refused.status).toBe(503);
        expect(await refused.json()).toMatchObject({ description: "Failed to upload sign.jpg. Please try again." });
        const form = await visitor.postFiles(paths.visualDesign, createOrderFields(), { photos: [photo] });
        expect(form.status).toBe(400);
        const html = await form.text();
        expect(html).toContain("Failed to upload sign.jpg. Please try again.");
        expect(html).toContain("Dana Whitfield");
        await waitUntil(async () => expect(await readiness()).toBe("503 away: storage"));
        for (const path of [paths.home, paths.visualDesign, paths.vault])
          expect((await visitor.get(path)).status, path).toBe(200);
        expect((await customer.get(paths.customerPage(order.submissionId))).status).toBe(200);
        expect((await openFile()).ok).toBe(false);
        const fields = createOrderFields({ requirements: `Flyer ${++rounds}` });
        expect((await visitor.post(paths.visualDesign, fields)).status).toBe(303);
        await site.services.worker.runDue();
      } while (Date.now() < end);
    });
    await waitUntil(async () => expect(await readiness()).toBe("200 ok"));
    expect(await (await openFile()).text()).toBe("content");
    expect((await uploadPhoto(site, photo, visitor)).status).toBe(200);
    expect(await testStorage.listKeys()).toHaveLength(before.length + 1);
    expect(await listRows(site, "formSubmissions")).toHaveLength(1 + rounds);
    await site.services.worker.runDue();
    const messages = await listRows(site, "outbox");
    expect(messages.length).toBeGreaterThanOrEqual(rounds);
    expect(messages.filter(({ state, attempts }) => state !== "sent" || attempts !== 1)).toEqual([]);
  });
});
