import { expect, test } from "vitest";
import { sweep } from "../../../app/server/sweeper.server";
import { pageText, textOf } from "../../support/document";
import { postInOffice, setUpSignedIn } from "../../support/office/office";
import { orderOf, orderToPay, paid, sendEvent } from "../../support/order/payment";
import { changeOrder, problems, resolveProblem, ticketOf } from "../../support/order/payment-problems";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const office = setUpSignedIn(site, "admin", "Ada");
const longAgo = () => new Date(Date.now() - 31 * 86_400_000);

test("an order whose payment nobody has dealt with stays in the trash until somebody has", async () => {
  const { reference } = await orderToPay(site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  await sendEvent(site, { session: paid(reference) });
  await sweep(site.services);
  expect(await orderOf(site, reference)).toBeDefined();
  const trash = await pageText(office, "/admin/trash");
  expect(trash).toContain("Paid too late");
  expect(trash).toContain("Stays until resolved");

  const { status, title, html } = await resolveProblem(office, reference);
  expect({ status, title }).toEqual({ status: 303, title: "Payment Problem Resolved" });
  expect(textOf(html)).toContain("Paid too late: resolved");
  expect((await orderOf(site, reference))?.deletedAt).not.toBeNull();
  await sweep(site.services);
  expect(await orderOf(site, reference)).toBeUndefined();
});

test("emptied by hand, the trash keeps nothing", async () => {
  const reference = await problems["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  expect((await postInOffice(office, "/admin/trash", { confirmed: "1" })).title).toBe("Trash Emptied");
  expect(await orderOf(site, reference)).toBeUndefined();
});

test("in the trash only the payment problem can be changed", async () => {
  const reference = await problems["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: new Date() });
  for (const fields of [
    { intent: "note", note: "Call back" },
    { intent: "paid", reason: "Check 1042." },
    { intent: "change", status: "ready" },
  ] as Record<string, string>[])
    expect((await office.post(ticketOf(reference), fields)).status).toBe(404);
});
