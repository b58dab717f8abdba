import { expect, test } from "vitest";
import { createAccount } from "../../../app/account/accounts.server";
import { setUpJourneys } from "../../support/browser/journey";
import { endSessions, scriptsRun, signInAt } from "../../support/office/ended-session";
import { PASSWORD } from "../../support/office/sign-in";
import { orderInOffice } from "../../support/order/orders";
import { orderOf } from "../../support/order/payment";
import { changeOrder } from "../../support/order/payment-problems";
import { startSite } from "../../support/site";

const journey = setUpJourneys(async () => {
  const site = await startSite({}, "sqlite");
  await createAccount(site.services.db, {
    userId: "admin",
    role: "admin",
    name: "Admin",
    email: "",
    password: PASSWORD,
  });
  return site;
});

test("with JavaScript, Back and a reload after Continue do not make the change again", async () => {
  const { submissionId } = await orderInOffice(journey.site);
  const page = await journey.openOffice({ reducedMotion: "reduce" });
  await page.goto(`/admin/orders/${submissionId}`);
  await scriptsRun(page);
  await endSessions(journey.site);
  await page.locator(".ticket").getByLabel("Status").selectOption("ready");
  await signInAt(page, /Status: Ready/);
  await page.getByText("Status Updated").waitFor();
  expect((await orderOf(journey.site, submissionId))?.orderStatus).toBe("ready");

  await changeOrder(journey.site, submissionId, { orderStatus: "cancelled" });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goBack();
  await page.getByRole("heading", { name: /^Order Details/ }).waitFor();
  await scriptsRun(page);
  await page.reload();
  await page.getByRole("heading", { name: /^Order Details/ }).waitFor();
  await scriptsRun(page);
  expect(posts.filter((url) => !url.endsWith("/vitals"))).toEqual([]);
  expect((await orderOf(journey.site, submissionId))?.orderStatus).toBe("cancelled");
});
