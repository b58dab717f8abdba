import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../../app/paths";
import type { Visitor } from "../../support/browser/visitor";
import { createSignedInVisitor, postInOffice } from "../../support/office/signed-in";
import { insertDeliveredOrder, listReviews, readForm, sendForm } from "../../support/order/answers";
import { createPicture } from "../../support/order/order-form";
import { findFullScans, recordStatements } from "../../support/query-plans";
import { type Site, startSite } from "../../support/site";

const recorded = recordStatements();
let site: Site;
let office: Visitor;
beforeAll(async () => {
  site = await startSite();
  office = await createSignedInVisitor(site);
});
afterAll(async () => {
  recorded.stop();
  await site.stop();
});

test("an answer and a review read no growing table whole", async () => {
  const revised = await insertDeliveredOrder(site);
  const revision = { ...(await readForm(revised.customer, revised.order, "revise")), text: "Bigger" };
  expect((await sendForm(revised.customer, revised.order, revision, [createPicture("logo.jpg")])).status).toBe(303);

  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  const review = { ...(await readForm(customer, order, "review")), stars: "5", text: "Good", name: "Dana" };
  expect((await sendForm(customer, order, review)).status).toBe(303);
  const [stored] = await recorded.withoutRecording(() => listReviews(site, order));
  const fields = { intent: "review", review_state: "published", written_at: stored?.createdAt.toISOString() ?? "" };
  expect((await postInOffice(office, paths.adminOrder(order.submissionId), fields)).title).toBe("Review Published");

  const found: string[] = [];
  for (const statement of recorded.statements.values())
    found.push(...(await findFullScans(site.services.db, statement)));
  expect(found).toEqual([]);
});
