import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { readPage, textOf } from "#tests/support/document";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

test.each([
  ["starter", "files"],
  ["pro", "first files"],
])("the page of an unpaid order of the package %s says when its %s are due if it is paid soon", async (plan, files) => {
  const order = await insertOrder(site, { planPurchased: plan });
  const page = await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId));
  const sentence = new RegExp(`Pay (by 5.PM )?to(day|morrow) and your ${files} are due \\w+day,.\\w+.\\d+`);
  expect(textOf(page, "main")).toMatch(sentence);
});
