import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "../support/browser/visitor";
import { fieldValues } from "../support/document";
import { createSignedInVisitor } from "../support/office/signed-in";
import { createDeliveryFile, deliver, insertPaidOrder, listDeliveryRows, stage } from "../support/order/deliveries";
import { createOrderFields } from "../support/order/order-form";
import { listOrders } from "../support/order/orders";
import { listQueuedEmails } from "../support/outbox/queued-emails";
import { setUpSite } from "../support/site";
import { withFileSizeLimit } from "../support/storage/limited-storages";

const site = setUpSite();

test.runIf(process.platform === "linux")(
  "while the database's disk is full, forms are returned as typed, and they work once there is room",
  async () => {
    const office = await createSignedInVisitor(site);
    const visitor = new Visitor(site.origin);
    const order = await insertPaidOrder(site);
    const { file } = await (await stage(office, order, createDeliveryFile("a.zip"))).json();
    const delivery = { staged: file.id, form_id: "form-1", delivery_message: "Ready to print" };
    const typed = createOrderFields({ form_id: "same" });
    const [delivered, placed] = await withFileSizeLimit(1, async () => [
      await deliver(office, order, [], delivery),
      await visitor.postFiles(paths.visualDesign, typed),
    ]);
    expect(delivered.status).toBe(503);
    expect(delivered.section).toContain("Nothing was sent to the customer. Try again.");
    expect(fieldValues(delivered.page, "delivery_message")).toEqual(["Ready to print"]);
    expect(delivered.staged).toEqual([file.id]);
    expect(placed.status).toBe(503);
    expect(await placed.text()).toContain("Unable to save your order");
    expect(await listDeliveryRows(site)).toEqual([]);
    expect(await listOrders(site)).toHaveLength(1);
    expect(await listQueuedEmails(site)).toEqual([]);
    expect((await deliver(office, order, [], delivery)).status).toBe(303);
    expect((await visitor.postFiles(paths.visualDesign, typed)).status).toBe(303);
    expect(await listDeliveryRows(site)).toHaveLength(1);
    expect(await listOrders(site)).toHaveLength(2);
  },
);
