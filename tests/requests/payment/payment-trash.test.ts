import { expect, test } from "vitest";
import { sweep } from "../../../app/server/sweeper.server";
import { readPageText, textOf } from "../../support/document";
import { postInOffice, setUpSignedInVisitor } from "../../support/office/signed-in";
import { createPaidSession, findOrderByNumber, placeUnpaidOrder, sendEvent } from "../../support/order/payment";
import { changeOrder, getTicketPath, problemCreators, resolveProblem } from "../../support/order/payment-problems";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
const longAgo = () => new Date(Date.now() - 31 * 86_400_000);

test("an order whose payment nobody has dealt with stays in the trash until somebody has", async () => {
  const { reference } = await placeUnpaidOrder(site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  await sendEvent(site, { session: createPaidSession(reference) });
  await sweep(site.services);
  expect(await findOrderByNumber(site, reference)).toBeDefined();
  const trash = await readPageText(office, "/admin/trash");
  expect(trash).toContain("Paid too late");
  expect(trash).toContain("Stays until resolved");

  const { status, title, html } = await resolveProblem(office, reference);
  expect({ status, title }).toEqual({ status: 303, title: "Payment Problem Resolved" });
  expect(textOf(html)).toContain("Paid too late: resolved");
  expect((await findOrderByNumber(site, reference))?.deletedAt).not.toBeNull();
  await sweep(site.services);
  expect(await findOrderByNumber(site, reference)).toBeUndefined();
});

test("emptied by hand, the trash keeps nothing", async () => {
  const reference = await problemCreators["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: longAgo() });
  expect((await postInOffice(office, "/admin/trash", { confirmed: "1" })).title).toBe("Trash Emptied");
  expect(await findOrderByNumber(site, reference)).toBeUndefined();
});

test("in the trash only the payment problem can be changed", async () => {
  const reference = await problemCreators["Wrong amount paid"](site);
  await changeOrder(site, reference, { deletedAt: new Date() });
  for (const fields of [
    { intent: "note", note: "Call back" },
    { intent: "paid", reason: "Check 1042." },
    { intent: "change", status: "ready" },
  ] as Record<string, string>[])
    expect((await office.post(getTicketPath(reference), fields)).status).toBe(404);
});
