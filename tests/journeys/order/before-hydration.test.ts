import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertDeliveredOrder } from "#tests/support/order/answers";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import { drawPicture } from "#tests/support/order/customer-page-browser";

const journey = setUpJourneys();

/** Delays React's start. After `start`, a link is clicked between the start and the first render. */
async function clickAtHydration(page: Page, path: string, link: string) {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\/entry\.client[^/]*\.js$/, (route) => started.then(() => route.continue()));
  await page.addInitScript((selector) => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
      listen(type, ...rest);
      // Only React handles this click.
      if (type === "gotpointercapture") queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
    };
  }, link);
  await page.goto(path, { waitUntil: "commit" });
  return () => start();
}

test("files chosen on the customer page before React starts are kept after an early click", async () => {
  const { order } = await insertDeliveredOrder(journey.site);
  const page = journey.failOnConsoleErrors(await journey.open());
  const start = await clickAtHydration(
    page,
    await createCustomerPagePath(journey.site, order),
    'a[href="#message-form"]',
  );
  await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
  start();
  await page.locator("#message-pictures").getByText("KB, uploaded").waitFor();
  expect(new URL(page.url()).hash).toBe("#message-form");
});

test("files chosen on the ticket before React starts are kept after an early click", async () => {
  const { order } = await insertDeliveredOrder(journey.site, { orderStatus: "in_progress", revisions: 1 });
  const page = journey.failOnConsoleErrors(await journey.openOffice());
  const start = await clickAtHydration(page, paths.adminOrder(order.submissionId), 'a[href="#ticket-delivery"]');
  await page
    .locator("#delivery")
    .getByLabel("Choose files")
    .setInputFiles([await drawPicture("logo.png")]);
  start();
  await page.locator("#delivery").getByText("KB, uploaded").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("ticket-delivery");
});
