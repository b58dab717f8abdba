import { expect, test } from "vitest";
import { findAxeProblemsInLooks, setUpJourneys } from "#tests/support/browser/journey";
import { startTcpProxy } from "#tests/support/network/tcp-proxy";
import { insertDeliveredOrder } from "#tests/support/order/answers";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import { drawPicture, getTextBox, getThread, openForm } from "#tests/support/order/customer-page-browser";
import { insertPaidOrder } from "#tests/support/order/deliveries";

const journey = setUpJourneys();

test("without a connection, a form is not sent and keeps its text and pictures", async () => {
  const page = await journey.open();
  await page.goto(await createCustomerPagePath(journey.site, await insertPaidOrder(journey.site)));
  await openForm(page, "Write to us");
  await getTextBox(page).fill("With a picture");
  await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
  await page.getByText("KB, uploaded").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  const problem = page.getByText("You’re offline. What you typed stays here.");
  await problem.waitFor();
  expect(await getTextBox(page).inputValue()).toBe("With a picture");
  await page.context().setOffline(false);
  await problem.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Send message" }).click();
  await getThread(page).getByRole("link", { name: "logo.png" }).waitFor();
});

test("while the server is down, forms are not sent and keep their text and pictures", async () => {
  const { order } = await insertDeliveredOrder(journey.site);
  const proxy = await startTcpProxy(new URL(journey.site.origin));
  try {
    const page = await journey.open({ baseURL: proxy.origin });
    await page.goto(await createCustomerPagePath(journey.site, order));
    await openForm(page, "Write to us");
    await openForm(page, "Need a revision?");
    await getTextBox(page).fill("With a picture");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    await page.getByText("KB, uploaded").waitFor();
    await page.getByLabel(/^What should we change/).fill("A larger date");
    await proxy.close();
    for (const [form, button] of [
      ["message", "Send message"],
      ["revise", "Request a revision"],
      ["approve", "Approve both files"],
    ] as const) {
      await page.getByRole("button", { name: button }).last().click();
      await page.locator(`#${form}-problem`).getByText("We can’t reach our server right now.").waitFor();
    }
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("#message-problem").getByText("Nothing is lost").waitFor();
    expect(await getTextBox(page).inputValue()).toBe("With a picture");
    await proxy.reopen();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent").waitFor();
    await getThread(page).getByRole("link", { name: "logo.png" }).waitFor();
    expect(await getThread(page).getByText("With a picture").count()).toBe(1);
  } finally {
    await proxy.close();
  }
});
