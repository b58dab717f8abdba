import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createCustomerPagePath, insertDelivery } from "#tests/support/order/customer-page";
import {
  createPictureTransfer,
  drawPicture,
  getAnnouncement,
  getTextBox,
  getThread,
  openForm,
  openListeningCustomerPage,
} from "#tests/support/order/customer-page-browser";
import { createDeliveryFile, deliver, insertPaidOrder } from "#tests/support/order/deliveries";
import { answerMessage, listMessages } from "#tests/support/order/messages";
import { findOrder, insertOrder, type Order } from "#tests/support/order/orders";

const journey = setUpJourneys();
const longTimeout = { timeout: 10_000 };

describe("an open customer page", () => {
  test("shows new files and a new status, and keeps text that is being typed", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = journey.failOnConsoleErrors(await journey.open());
    await openListeningCustomerPage(page, journey.site, order);
    await openForm(page, "Write to us");
    await getTextBox(page).fill("Half a sentence");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    await page.getByText("KB, uploaded").waitFor();
    await getTextBox(page).focus();
    const findTop = async () => (await getTextBox(page).boundingBox())?.y ?? 0;
    const top = await findTop();
    await deliver(await createSignedInVisitor(journey.site), order, [createDeliveryFile("flyer.zip")]);
    await page.getByText("flyer.zip").first().waitFor(longTimeout);
    expect(Math.abs((await findTop()) - top)).toBeLessThan(10);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/ready/);
    expect(await getAnnouncement(page)).toMatch(/ready|New files/);
    expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
    expect(await page.locator("#message-pictures li").innerText()).toContain("uploaded");
    await page.getByRole("button", { name: "Send message" }).click();
    await getThread(page).getByText("Half a sentence").waitFor();
    expect(await getThread(page).getByRole("link", { name: "logo.png" }).count()).toBe(1);
  });

  test("polls where events do not arrive, and stays as it is while the server does not answer", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = await journey.open();
    await page.route(`**${paths.orderEvents(order.submissionId)}`, (route) => route.abort());
    await page.clock.install();
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write to us");
    await page.getByText("or drop them here").waitFor();
    await getTextBox(page).fill("Half a sentence");
    await answerMessage(await createSignedInVisitor(journey.site), order, "Here we are.");
    const isCustomerPage = (url: URL) => url.pathname.endsWith(".data");
    await page.route(isCustomerPage, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => isCustomerPage(new URL(request.url())));
    await page.clock.runFor(20_000);
    await failed;
    await page.unroute(isCustomerPage);
    expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
    await page.clock.runFor(20_000);
    await page.getByText("Here we are.").waitFor(longTimeout);
    expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
  });

  test("tries again when loading it after a change fails", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = await journey.open();
    await page.clock.install();
    await openListeningCustomerPage(page, journey.site, order);
    await openForm(page, "Write to us");
    await getTextBox(page).fill("Half a sentence");
    const isCustomerPage = (url: URL) => url.pathname.endsWith(".data");
    await page.route(isCustomerPage, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => isCustomerPage(new URL(request.url())));
    await answerMessage(await createSignedInVisitor(journey.site), order, "Here we are.");
    await failed;
    await page.unroute(isCustomerPage);
    await page.clock.runFor(20_000);
    await page.getByText("Here we are.").waitFor(longTimeout);
    expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
  });

  test("keeps the pictures of a message that exceed the order's limit until they are removed", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = journey.failOnConsoleErrors(await journey.open(), /400/);
    await openListeningCustomerPage(page, journey.site, order);
    await openForm(page, "Write to us");
    await getTextBox(page).fill("Half a sentence");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    await page.getByText("KB, uploaded").waitFor();
    const office = await createSignedInVisitor(journey.site);
    const fields = { intent: "change", status: "cancelled", shown_status: order.orderStatus };
    await office.post(paths.adminOrder(order.submissionId), fields);
    await page.getByText("You can’t add pictures to this order anymore.").waitFor(longTimeout);
    expect(await page.locator("#message-pictures li").innerText()).toContain("logo.png");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.waitForURL(/#message-form$/);
    await page.getByText("You can’t add pictures to this order anymore.").waitFor();
    await page.getByRole("button", { name: "Remove logo.png" }).click();
    await page.getByText("You can’t add pictures to this order anymore.").waitFor({ state: "detached" });
    expect(await page.locator("#message-photos").count()).toBe(0);
    await page.getByRole("button", { name: "Send message" }).click();
    await getThread(page).getByText("Half a sentence").waitFor();
  });

  test("is closed for a browser whose links were revoked, and keeps text that is being typed", async () => {
    const order = await insertOrder(journey.site, { orderStatus: "ready", paymentStatus: "paid" });
    await insertDelivery(journey.site, order, [{ name: "flyer.pdf" }]);
    const page = await journey.open();
    await openListeningCustomerPage(page, journey.site, order);
    await openForm(page, "Write to us");
    await getTextBox(page).fill("Half a sentence");
    const closed = page.waitForResponse(
      (response) => response.url().endsWith(paths.orderEvents(order.submissionId)) && response.status() === 404,
    );
    const office = await createSignedInVisitor(journey.site);
    await office.post(paths.adminOrder(order.submissionId), { intent: "email", email: "right@studio.example" });
    await closed;
    expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Open your order with your link." }).waitFor();
    expect(await page.getByLabel("What you wrote").inputValue()).toBe("Half a sentence");
  });
});

describe("the answer forms on an open customer page", () => {
  async function openDelivered() {
    const order = await insertOrder(journey.site, { orderStatus: "ready", paymentStatus: "paid" });
    await insertDelivery(journey.site, order, [{ name: "flyer.pdf" }, { name: "menu.pdf" }]);
    const page = journey.failOnConsoleErrors(await journey.open(), /409/);
    await openListeningCustomerPage(page, journey.site, order);
    return { order, page };
  }
  const deliverMore = async (order: Order) =>
    deliver(await createSignedInVisitor(journey.site), order, [createDeliveryFile("story.pdf")], { seen: "1" });

  test("approve only the delivery that they were shown with", async () => {
    const { order, page } = await openDelivered();
    await deliverMore(order);
    await page.getByText("We delivered new files. Look at them first.").waitFor(longTimeout);
    await page.getByRole("button", { name: "Approve both files" }).click();
    await page.getByText("We delivered new files after you opened this page.").waitFor();
    expect(await listMessages(journey.site, order)).toEqual([]);
    await page.getByRole("button", { name: "Approve all 3 files" }).click();
    await page.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
  });

  test("apply to the new files after the page is reloaded", async () => {
    const { order, page } = await openDelivered();
    await deliverMore(order);
    await page.getByRole("link", { name: "Reload the page" }).click(longTimeout);
    await page.getByRole("button", { name: "Approve all 3 files" }).click();
    await page.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
  });

  test("open when a picture is dropped on them, and keep it", async () => {
    const { order, page } = await openDelivered();
    await openForm(page, "Write to us");
    await page.getByText("or drop them here").last().waitFor();
    const dataTransfer = await createPictureTransfer(page, "sign.png");
    await page.locator("form.customer-revise").dispatchEvent("drop", { dataTransfer });
    await page.getByText("KB, uploaded").waitFor();
    const office = await createSignedInVisitor(journey.site);
    const fields = { intent: "change", status: "cancelled", shown_status: "ready" };
    await office.post(paths.adminOrder(order.submissionId), fields);
    expect(await findOrder(journey.site, order.id)).toMatchObject({ orderStatus: "cancelled" });
    await page.getByRole("heading", { name: "We canceled this order." }).waitFor(longTimeout);
    expect(await page.locator("#revise-pictures li").innerText()).toContain("sign.png");
  });
});
