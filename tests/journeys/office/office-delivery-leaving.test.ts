import { expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { endSessions, startSiteWithAdmins } from "#tests/support/office/ended-session";
import { PASSWORD } from "#tests/support/office/sign-in";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import type { Order } from "#tests/support/order/orders";
import { createSignal } from "#tests/support/wait-until";

const journey = setUpJourneys(startSiteWithAdmins);
const flyer = { name: "flyer.pdf", mimeType: "application/pdf", buffer: Buffer.from("flyer") };

async function openTicket({ submissionId }: Order, expectedErrors?: RegExp) {
  const page = journey.failOnConsoleErrors(
    await journey.openOffice({ viewport: { width: 1440, height: 900 } }),
    expectedErrors,
  );
  await page.goto(`/admin/orders/${submissionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  return { page, section: page.locator("#delivery") };
}

test("opening another ticket asks first while files are uploading", async () => {
  const [order, other] = [
    await insertPaidOrder(journey.site),
    await insertPaidOrder(journey.site, { fullName: "Luis Ortega" }),
  ];
  const { page, section } = await openTicket(order);
  const { raised: released, raise: release } = createSignal();
  await page.route(`**/admin/orders/${order.submissionId}/files`, async (route) => {
    await released;
    await route.continue();
  });
  await section.getByLabel("Choose files").setInputFiles(flyer);
  await section.getByRole("button", { name: "Remove flyer.pdf" }).waitFor();
  const openOther = () => page.getByRole("link", { name: "View details of Luis Ortega" }).click();
  await openOther();
  const dialog = page.getByRole("dialog", { name: "Files Not Delivered" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await dialog.waitFor({ state: "detached" });
  release();
  await section.getByText("uploaded").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/orders/${order.submissionId}`);

  await openOther();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await openOther();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`**/admin/orders/${other.submissionId}**`);
  await page.getByRole("heading", { name: other.submissionId }).waitFor();
  expect(await section.getByText("flyer.pdf").count()).toBe(0);
});

test("a file chosen after the session ended is uploaded after signing in again in another tab", async () => {
  const { page, section } = await openTicket(await insertPaidOrder(journey.site), /401/);
  await endSessions(journey.site);
  await section.getByLabel("Choose files").setInputFiles(flyer);
  await section.getByText("Not uploaded, because your session has ended.").waitFor();
  const tab = await page.context().newPage();
  await tab.goto("/admin");
  await tab.getByLabel("Password").fill(PASSWORD);
  await tab.getByRole("button", { name: "Login" }).click();
  await tab.getByRole("checkbox", { name: "Select all" }).waitFor();
  await section.getByRole("button", { name: /^Try again/ }).click();
  await section.getByText("uploaded").first().waitFor();
});
