import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertRows } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import {
  getAnnouncement,
  getTextBox,
  getThread,
  openForm,
  openListeningCustomerPage,
} from "#tests/support/order/customer-page-browser";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import type { Order } from "#tests/support/order/orders";

const journey = setUpJourneys();
const longTimeout = { timeout: 10_000 };

const getFocusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const getRevisionText = (page: Page) => page.getByLabel(/^What should we change/);

async function insertMessages({ id: orderId }: Pick<Order, "id">, count: number) {
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: crypto.randomUUID(), orderId, kind: "message" as const, sender: "customer" as const, actor: "Dana" },
    ...{ text: `Message ${number}`, fileIds: [], createdAt: new Date(Date.now() - (count - number) * 60_000) },
  }));
  await insertRows(journey.site, "orderMessages", rows);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  /** With JavaScript, the error has the focus; without it, a summary on the page links to it. */
  const expectError = async (page: Page, id: string, text: string) => {
    if (javaScriptEnabled) {
      await expect.poll(() => getFocusedId(page)).toBe(id);
      expect(await findAxeProblemsInLooks(page)).toEqual([]);
    } else {
      await page.getByRole("alert").getByRole("link", { name: text }).click();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    const box = await page.locator(`#${id}`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  };

  test("the text of a revision sent after the approval moves to the message form", async () => {
    const { order, customer } = await insertDeliveredOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
    // Keeps the page's forms unchanged, as in a background tab.
    await page.route(`**${paths.orderEvents(order.submissionId)}`, (route) => route.abort());
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Need a revision?");
    await getRevisionText(page).fill("A larger date");
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    await page.getByRole("button", { name: "Request a revision" }).last().click();
    await page.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
    expect(await getTextBox(page).inputValue()).toBe("A larger date");
    await expectError(page, "message-problem", "You already approved these files.");
  });

  test("the text of a revision that is too long moves to the message form, too", async () => {
    const { order, customer } = await insertDeliveredOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
    await page.route(`**${paths.orderEvents(order.submissionId)}`, (route) => route.abort());
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Need a revision?");
    await getRevisionText(page).fill("x".repeat(6000));
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    await page.getByRole("button", { name: "Request a revision" }).last().click();
    await page.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
    expect((await getTextBox(page).inputValue()).length).toBe(6000);
    await expectError(page, "message-text", "5,000 characters. You have 6,000.");
  });

  test.each([
    ["", "Please write a message or add a picture."],
    ["x".repeat(6000), "Keep it to 5,000 characters. You have 6,000."],
  ])("the error of a message links to its field %#", async (text, error) => {
    const order = await insertPaidOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write to us");
    await getTextBox(page).fill(text);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("#message-text-error").getByText(error).waitFor();
    await expectError(page, "message-text", error);
  });

  test("the errors of a revision and a review link to their fields", async () => {
    const { order, customer } = await insertDeliveredOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Need a revision?");
    await page.getByRole("button", { name: "Request a revision" }).last().click();
    await page.locator("#revise-text-error").waitFor();
    await expectError(page, "revise-text", "Please tell us what to change.");
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    await page.goto(paths.customerPage(order.submissionId));
    await page.getByRole("button", { name: "Send review" }).click();
    await page.locator("#review-stars-error").waitFor();
    await expectError(page, "review-stars", "Please choose 1 to 5 stars.");
  });

  test("a new message below a long thread is visible after it is sent", async () => {
    const order = await insertPaidOrder(journey.site);
    await insertMessages(order, 30);
    const page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write again");
    await getTextBox(page).fill("The newest one");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent").waitFor();
    const message = getThread(page).getByText("The newest one");
    await expect.poll(() => getFocusedId(page)).toBe("newest-message");
    const box = await message.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);

    const ticket = await journey.openOffice({ javaScriptEnabled });
    await ticket.goto(paths.adminOrder(order.submissionId));
    await ticket.getByRole("link", { name: "Answer the message" }).click();
    await expect.poll(() => getFocusedId(ticket)).toBe("answer");
  });
});

test("a page whose links were revoked says so above its forms and keeps typed text", async () => {
  const { order } = await insertDeliveredOrder(journey.site);
  const page = await journey.open();
  await page.clock.install();
  await openListeningCustomerPage(page, journey.site, order);
  await openForm(page, "Write to us");
  await openForm(page, "Need a revision?");
  await getTextBox(page).fill("Half a sentence");
  await getRevisionText(page).fill("A larger date");
  const closed = page.waitForResponse(
    (response) => response.url().endsWith(paths.orderEvents(order.submissionId)) && response.status() === 404,
  );
  const office = await createSignedInVisitor(journey.site);
  await office.post(paths.adminOrder(order.submissionId), { intent: "email", email: "right@studio.example" });
  await closed;
  await page.clock.runFor(20_000);
  const notices = page.getByText("This page no longer opens your order.").and(page.locator("p"));
  await notices.last().waitFor(longTimeout);
  expect(await notices.count()).toBe(2);
  expect(await getAnnouncement(page)).toMatch(/no longer opens/);
  expect(await getTextBox(page).inputValue()).toBe("Half a sentence");
  expect(await getRevisionText(page).inputValue()).toBe("A larger date");
  expect(await findAxeProblemsInLooks(page)).toEqual([]);
});

test("a revision that is being typed when the order is approved can be sent as a message", async () => {
  const { order, customer } = await insertDeliveredOrder(journey.site);
  const page = await journey.open();
  await openListeningCustomerPage(page, journey.site, order);
  await openForm(page, "Need a revision?");
  await getRevisionText(page).fill("A larger date");
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  const notice = page.locator("#answer").getByRole("status").getByText("These files are approved.");
  await notice.waitFor(longTimeout);
  expect(await getRevisionText(page).inputValue()).toBe("A larger date");
  expect(await findAxeProblemsInLooks(page)).toEqual([]);
  await page.locator("#answer").getByRole("link", { name: "send it to us as a message" }).click();
  expect(new URL(page.url()).hash).toBe("#message-form");
  await getTextBox(page).waitFor();
});
