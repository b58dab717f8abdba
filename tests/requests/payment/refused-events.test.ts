import { expect, test } from "vitest";
import { changeRows, listRows } from "#tests/support/database/rows";
import { runDoctor } from "#tests/support/office/admin-command";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

test("the doctor names an event that was refused, until a later one is accepted", async () => {
  const findLine = async () => (await runDoctor(site)).find("Payment webhook");
  const refuse = () => sendEvent(site, { session: createPaidSession("SUB-REFUSED1"), secret: "whsec_other" });
  await fetch(`${site.origin}/webhooks/stripe`, { method: "POST", body: "{}" });
  expect(await findLine()).toMatch(/^unused/);
  await refuse();
  const first = await listRows(site, "refusedEvents");
  await refuse();
  expect(await listRows(site, "refusedEvents")).toEqual(first);
  expect(await findLine()).toMatch(
    /^WARNING Payment webhook An event was refused \w{3} \d+, .* does not match STRIPE_WEBHOOK_SECRET\. Set STRIPE_WEBHOOK_SECRET/,
  );
  await sendEvent(site, { type: "customer.created", session: {} });
  expect(await findLine()).toMatch(/^good Payment webhook Last seen/);
  await changeRows(site, "refusedEvents", {}, { refusedAt: new Date(Date.now() - 61_000) });
  await refuse();
  expect(await findLine()).toMatch(/^WARNING/);
});
