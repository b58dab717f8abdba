import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { changeRows } from "#tests/support/database/rows";
import { createEventReader, watchOften } from "#tests/support/office/event-stream";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createDeliveryFile, deliver, insertPaidOrder, listDeliveredFiles } from "#tests/support/order/deliveries";
import { insertOrder } from "#tests/support/order/orders";
import { insertProduct } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
watchOften(site);

describe("the stream of the orders", () => {
  const listen = (rights?: ["inbox"]) =>
    createSignedInVisitor(site, "staff", "Sam", rights).then((visitor) =>
      visitor.get(paths.adminOrderEvents, { Accept: "text/event-stream" }),
    );

  test("is refused without the right", async () => {
    expect((await listen(["inbox"])).status).toBe(403);
  });

  test.each([
    ["the right is taken away", { rights: ["inbox"] }],
    ["the account is turned off", { switchedOffAt: new Date() }],
  ])("ends before it reports anything once %s", async (_, change) => {
    const response = await listen();
    expect(response.status).toBe(200);
    const events = createEventReader(response);
    expect(await events.next()).not.toBeNull();
    await changeRows(site, "adminUsers", { userId: "staff" }, change);
    await insertOrder(site);
    expect(await events.next()).toBeNull();
    await changeRows(site, "adminUsers", { userId: "staff" }, { rights: null, switchedOffAt: null });
  });
});

test("a delivered file opens for those who may open orders", async () => {
  const admin = await createSignedInVisitor(site);
  await deliver(admin, await insertPaidOrder(site), [createDeliveryFile("flyer.zip")]);
  const [file] = await listDeliveredFiles(site);
  const open = async (rights: ("orders" | "inbox")[]) =>
    (await (await createSignedInVisitor(site, "staff", "Sam", rights)).get(paths.file("delivery", file?.id ?? "")))
      .status;
  expect(await open(["orders"])).toBe(200);
  expect(await open(["inbox"])).toBe(404);
});

test("the preview of a hidden product opens for those who may open products", async () => {
  await insertProduct(site, { slug: "hidden", status: "hidden" });
  const open = async (rights: ("products" | "sales")[]) =>
    (await (await createSignedInVisitor(site, "staff", "Sam", rights)).get(`${paths.product("hidden")}?preview=1`))
      .status;
  expect(await open(["products"])).toBe(200);
  expect(await open(["sales"])).toBe(404);
});
