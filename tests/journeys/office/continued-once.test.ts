import { expect, test } from "vitest";
import { setUpJourneys, waitForScripts } from "#tests/support/browser/journey";
import { endSessions, signInAgain, startSiteWithAdmins } from "#tests/support/office/ended-session";
import { changeOrder, insertOrder } from "#tests/support/order/orders";
import { findOrderByNumber } from "#tests/support/order/payment";

const journey = setUpJourneys(startSiteWithAdmins);

test("with JavaScript, Back and a reload after Continue do not repeat the change", async () => {
  const { submissionId } = await insertOrder(journey.site);
  const page = await journey.openOffice({ reducedMotion: "reduce" });
  await page.goto(`/admin/orders/${submissionId}`);
  await waitForScripts(page);
  await endSessions(journey.site);
  await page.locator(".ticket").getByLabel("Status").selectOption("ready");
  await signInAgain(page, /Status: Ready/);
  await page.getByText("Status Updated").waitFor();
  expect((await findOrderByNumber(journey.site, submissionId))?.orderStatus).toBe("ready");

  await changeOrder(journey.site, submissionId, { orderStatus: "cancelled" });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goBack();
  await page.getByRole("heading", { name: /^Order Details/ }).waitFor();
  await waitForScripts(page);
  await page.reload();
  await page.getByRole("heading", { name: /^Order Details/ }).waitFor();
  await waitForScripts(page);
  expect(posts.filter((url) => !url.endsWith("/vitals"))).toEqual([]);
  expect((await findOrderByNumber(journey.site, submissionId))?.orderStatus).toBe("cancelled");
});
