import type { Page } from "playwright";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { findAxeProblems } from "#tests/support/browser/axe";
import {
  describeInLooks,
  setUpJourneys,
  waitForScripts,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { createPicture } from "#tests/support/order/order-form";
import { placeOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

async function orderWithPhotos(fullName = "Dana Whitfield") {
  const photo = async (name: string, background: string) => {
    const image = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    return new File([new Uint8Array(await image.jpeg().toBuffer())], name);
  };
  const photos = [await photo("sign.jpg", "#2b7a4a"), await photo("plate.jpg", "#f4511e"), createPicture("lies.jpg")];
  return placeOrder(journey.site, { full_name: fullName }, photos);
}

withAndWithoutJavaScript((javaScript) => {
  let page: Page;
  beforeEach(async () => {
    page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled: javaScript }), /status of 4\d\d/);
  });
  const open = async (path: string) => {
    await page.goto(path);
    if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  };

  test("Next and Previous go through the pictures in a circle", async () => {
    const order = await orderWithPhotos();
    await open(`/admin/orders/${order.submissionId}?q=dana`);
    await page.getByRole("link", { name: "plate.jpg" }).click();
    const preview = page.locator("dialog.photo-preview");
    await preview.getByText("2 / 3").waitFor();
    expect(new URL(page.url()).search).toBe("?q=dana&photo=2");
    const shown = () => preview.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await preview.getByRole("img", { name: "plate.jpg" }).waitFor();
    if (javaScript) await expect.poll(shown).toBe(640);
    await preview.getByRole("link", { name: "Next" }).click();
    await preview.getByText("3 / 3").waitFor();
    if (javaScript) await preview.getByText("This file can’t be shown as a picture.").waitFor();
    await preview.getByRole("link", { name: "Next" }).click();
    await preview.getByText("1 / 3").waitFor();
    if (javaScript) {
      await page.keyboard.press("ArrowLeft");
      await preview.getByText("3 / 3").waitFor();
      await page.keyboard.press("ArrowRight");
      await preview.getByText("1 / 3").waitFor();
      await page.keyboard.press("Escape");
    } else await preview.getByRole("link", { name: "Close" }).click();
    await preview.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?q=dana");
    if (javaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("photo-1");
    await page.locator(".ticket").getByRole("link", { name: "Close" }).click();
    await page.waitForURL("**/admin?q=dana");
  });
});

test("opening, paging through and closing photos does not reload the list", async () => {
  const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
  /** Requests that load the list: those that name its route, or that name no routes. */
  const loads: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    const routes = url.searchParams.get("_routes");
    if (url.pathname.endsWith(".data") && (routes === null || routes.includes("office/list"))) loads.push(url.href);
  });
  const order = await orderWithPhotos();
  await page.goto(`/admin/orders/${order.submissionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  await page.getByRole("link", { name: "sign.jpg" }).click();
  const preview = page.locator("dialog.photo-preview");
  await preview.getByText("1 / 3").waitFor();
  await page.keyboard.press("ArrowRight");
  await preview.getByText("2 / 3").waitFor();
  await preview.getByRole("link", { name: "Previous" }).click();
  await preview.getByText("1 / 3").waitFor();
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  expect(loads).toEqual([]);
  await page.getByRole("searchbox").fill("whitfield");
  // A search does load the list.
  await expect.poll(() => loads.length).toBeGreaterThan(0);
});

test("an error toast can be closed, and the error beside the field stays", async () => {
  const page = await journey.openOffice();
  const order = await orderWithPhotos();
  await page.goto(`/admin/orders/${order.submissionId}`);
  await waitForScripts(page);
  await page.getByRole("link", { name: "Write to the customer" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("subject");
  await page.getByRole("button", { name: "Send 1 Email" }).click();
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await page.locator(".toast").waitFor({ state: "detached" });
  await page.locator("#subject-error").getByText("Enter the subject.").waitFor();
});

describeInLooks(
  (look) => {
    test("axe finds no problems on the ticket, a photo and an email", async () => {
      const page = await journey.openOffice(look);
      const order = await orderWithPhotos("N".repeat(120));
      const ticket = `/admin/orders/${order.submissionId}`;
      await page.goto(ticket);
      await page.getByRole("button", { name: "Save" }).first().waitFor({ state: "detached" });
      await page.getByText("Mark paid").first().click();
      expect(await findAxeProblems(page), "ticket").toEqual([]);
      await page.goto(`${ticket}?photo=3`);
      await page.locator("dialog.photo-preview:modal").waitFor();
      expect(await findAxeProblems(page), "photo").toEqual([]);
      await page.goto(`/admin/orders/compose?id=${order.submissionId}`);
      await waitForScripts(page);
      await page.getByRole("button", { name: "Send 1 Email" }).click();
      await page.getByText("Enter the subject.").first().waitFor();
      expect(await findAxeProblems(page), "compose").toEqual([]);
    });
  },
  [
    ["light", 390],
    ["light", 1440],
    ["dark", 768],
  ],
);
