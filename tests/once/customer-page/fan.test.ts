import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributeOf, readPage } from "#tests/support/document";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

describe("the fan", () => {
  const labelOf = async (changes: Partial<Order>, files: number) => {
    const order = await insertOrder(site, { paymentStatus: "paid", ...changes });
    if (files > 0)
      await insertDelivery(
        site,
        order,
        Array.from({ length: files }, (_, index) => ({ name: `${index}.pdf` })),
      );
    const page = await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId));
    const blades = page.querySelectorAll('[role="img"] g path').map((blade) => blade.getAttribute("class"));
    return {
      label: attributeOf(page, '[role="img"]', "aria-label"),
      blades: blades.length,
      filled: blades.filter((fill) => fill !== "blade-open").length,
    };
  };

  test("has a blade for each visual, and all are filled when the order is ready", async () => {
    const changes = { visualBreakdown: { flyers: 10, social_posts: 15 } };
    const label = (count: number) => `${count} of 25 visuals delivered.`;
    expect(await labelOf(changes, 0)).toEqual({ label: label(0), blades: 25, filled: 0 });
    expect(await labelOf({ ...changes, orderStatus: "in_progress" }, 3)).toEqual({
      label: label(3),
      blades: 25,
      filled: 3,
    });
    expect(await labelOf({ ...changes, orderStatus: "ready" }, 1)).toEqual({
      label: label(25),
      blades: 25,
      filled: 25,
    });
  });

  test("has one blade for every two visuals of a large order", async () => {
    const changes = { planPurchased: "pro", visualBreakdown: { flyers: 100 }, orderStatus: "in_progress" } as const;
    const label = "0 of 100 visuals delivered.";
    expect(await labelOf(changes, 0)).toEqual({ label, blades: 50, filled: 0 });
  });
});
