import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import {
  createPictureTransfer,
  drawPicture,
  getAnnouncement,
  getTextBox,
  getThread,
  openForm,
  openListeningCustomerPage,
} from "#tests/support/order/customer-page-browser";
import { insertPaidOrder } from "#tests/support/order/deliveries";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a customer writes with a picture, the team answers on the ticket, and the customer page shows it", async () => {
    const order = await insertPaidOrder(journey.site, { fullName: "Dana Whitfield" });
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled, reducedMotion: "reduce" }), /400/);
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write to us");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("#message-text-error").getByText("Please write a message or add a picture.").waitFor();
    await getTextBox(page).fill("Here is the new logo.\nPlease use the green one.");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    if (javaScriptEnabled) await page.getByText("KB, uploaded").waitFor();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent").waitFor();
    expect(await getThread(page).innerText()).toContain("Here is the new logo.");
    expect(await getTextBox(page).inputValue()).toBe("");
    await page.getByRole("complementary", { name: "Your order" }).getByRole("link", { name: "logo.png" }).waitFor();

    const office = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }));
    await office.goto(`${paths.admin}?q=${order.submissionId}`);
    await office.getByRole("rowheader", { name: "New message" }).waitFor();
    await office.goto(paths.adminOrder(order.submissionId));
    expect(await getThread(office).innerText()).toContain("Please use the green one.");
    await office.getByRole("textbox", { name: "Answer to the customer" }).fill("Done: it is on all four flyers.");
    await office.getByRole("button", { name: "Send answer" }).click();
    await office.getByText("Answer Sent").waitFor();
    expect(await getThread(office).innerText()).toContain("Done: it is on all four flyers.");
    expect(await office.getByRole("textbox", { name: "Answer to the customer" }).inputValue()).toBe("");
    expect(await office.getByRole("button", { name: "Mark answered" }).count()).toBe(0);

    if (!javaScriptEnabled) await page.reload();
    await getThread(page).getByText("Done: it is on all four flyers.").waitFor();
    if (!javaScriptEnabled) return;
    expect(await getAnnouncement(page)).toBe("New message.");
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });

  test("a refused form keeps its text and pictures, and a picture can be removed", async () => {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(await createCustomerPagePath(journey.site, await insertPaidOrder(journey.site)));
    await openForm(page, "Write to us");
    await getTextBox(page).fill("x".repeat(5001));
    await page.locator("#message-photos").setInputFiles([await drawPicture("one.png"), await drawPicture("two.png")]);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("#message-text-error").getByText("5,000 characters. You have 5,001.").waitFor();
    expect(await getTextBox(page).inputValue()).toBe("x".repeat(5001));
    expect(await page.locator("#message-pictures li").count()).toBe(2);
    await page.getByRole("button", { name: "Remove one.png" }).click();
    await expect.poll(() => page.locator("#message-pictures li").count()).toBe(1);
    expect(await getTextBox(page).inputValue()).toBe("x".repeat(5001));
    await getTextBox(page).fill("Shorter");
    await page.getByRole("button", { name: "Send message" }).click();
    await getThread(page).getByRole("link", { name: "two.png" }).waitFor();
  });

  test("a customer page whose access ended in the meantime shows the typed text", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write to us");
    await getTextBox(page).fill("Half an hour of work");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Open your order with your link." }).waitFor();
    expect(await page.getByLabel("What you wrote").inputValue()).toBe("Half an hour of work");
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });
});

test("a message waits for its pictures, and a failed picture can be tried again", async () => {
  const page = await journey.open();
  await page.goto(await createCustomerPagePath(journey.site, await insertPaidOrder(journey.site)));
  await openForm(page, "Write to us");
  await page.getByText("or drop them here").waitFor();
  let answer = () => {};
  const isAsked = new Promise<void>((asked) =>
    page.route(`**${paths.orderUploads}`, async (route) => {
      asked();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    }),
  );
  await getTextBox(page).fill("With a picture");
  await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
  await isAsked;
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("We’ll send the form as soon as they’re done.").waitFor();
  answer();
  await page.getByRole("button", { name: /^Try again/ }).waitFor();
  expect(await getTextBox(page).inputValue()).toBe("With a picture");
  await page.unroute(`**${paths.orderUploads}`);
  await page.getByRole("button", { name: /^Try again/ }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await getThread(page).getByRole("link", { name: "logo.png" }).waitFor();
  expect(await getThread(page).innerText()).toContain("With a picture");
});

test("pictures can be dropped on the form only", async () => {
  const page = await journey.open();
  await page.goto(await createCustomerPagePath(journey.site, await insertPaidOrder(journey.site)));
  await openForm(page, "Write to us");
  await page.getByText("or drop them here").waitFor();
  const dataTransfer = await createPictureTransfer(page, "logo.png");
  await page.locator("h1").dispatchEvent("drop", { dataTransfer });
  await page.locator("#message-form label").first().dispatchEvent("drop", { dataTransfer });
  await page.getByText("KB, uploaded").waitFor();
  expect(await page.locator("#message-pictures li").count()).toBe(1);
});

test("the link at the top opens the form and puts the cursor in it, also the second time", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = journey.failOnConsoleErrors(await journey.open());
  await openListeningCustomerPage(page, journey.site, order);
  for (let count = 0; count < 2; count++) {
    await page.getByRole("link", { name: "Add a note or picture" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "message-text");
    await page.locator("#message-form summary").click();
  }
});
