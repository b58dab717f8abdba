import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { readPage, textOf } from "#tests/support/document";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function readPageOf(changes: Partial<Order>) {
  const order = await insertOrder(site, changes);
  return textOf(await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId)), "main");
}

test.each([
  ["starter", "files"],
  ["pro", "first files"],
])("the page of an unpaid order of the package %s says when its %s are due if it is paid soon", async (plan, files) => {
  const sentence = new RegExp(`Pay (by 5.PM )?to(day|morrow) and your ${files} are due \\w+day,.\\w+.\\d+`);
  expect(await readPageOf({ planPurchased: plan })).toMatch(sentence);
});

test("an unpaid order promises a full refund until work starts", async () => {
  const promise = "Full refund until we start. After that, files are final sale with digital delivery.";
  const unpaid = await readPageOf({});
  expect(unpaid).toContain(promise);
  expect(unpaid.split("Full refund until we start.")).toHaveLength(3);
});

test.each([
  ["refunded", { orderStatus: "in_progress", paymentStatus: "refunded" }],
  ["delivered", { orderStatus: "ready", paymentStatus: "paid" }],
] as const)("a %s order promises no refund", async (_, state) => {
  const page = await readPageOf(state);
  expect(page).toContain("Files are final sale with digital delivery.");
  expect(page).not.toMatch(/you get (back what you paid|your money back)/);
});

test("the visuals of an older order add up, also with a type that is not offered anymore", async () => {
  const page = await readPageOf({ visualBreakdown: { flyers: 6, banners: 1 } as Order["visualBreakdown"] });
  expect(page).toContain("Flyers 6 Banners 1 Total Visuals 7");
});
