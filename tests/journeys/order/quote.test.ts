import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { download } from "#tests/support/order/customer-page-browser";
import { nextYear } from "#tests/support/order/quotes";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  const email = `quote-${javaScriptEnabled}@studio.example`;

  async function openOffice(path: string): Promise<Page> {
    const page = journey.failOnConsoleErrors(
      await journey.openOffice({ javaScriptEnabled }),
      /400 \(Bad Request\).*orders\/new/,
    );
    await page.goto(path);
    if (javaScriptEnabled && path === paths.admin) await waitForListScripts(page);
    return page;
  }

  async function openCustomerPage(subject: RegExp): Promise<Page> {
    const sent = (await listQueuedEmails(journey.site)).filter((one) => one.to === email && subject.test(one.subject));
    const link = /^https?:\S+\/orders\/\S+key=\S+$/m.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled, acceptDownloads: true }));
    await page.goto(link);
    return page;
  }

  const payInTestCheckout = async (page: Page) => {
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.waitForURL(/\/orders\//);
  };

  test("an admin makes a quote with a deposit, and the customer pays both parts and gets the files", async () => {
    const office = await openOffice(paths.admin);
    await office.getByRole("link", { name: "New quote" }).click();
    await office.getByRole("heading", { name: "New quote", level: 1 }).waitFor();
    await office.getByLabel("Full name").fill("Dana Whitfield");
    await office.getByLabel("Email").fill(email);
    await office.getByLabel("Description, line 1").fill("Poster");
    await office.getByLabel("Quantity, line 1").fill("3");
    await office.getByLabel("Price each, in dollars, line 1").fill("120");
    await office.getByLabel("Description, line 2").fill("Logo cleanup");
    await office.getByLabel("Price each, in dollars, line 2").fill("140");
    await office.getByRole("button", { name: "Add a line" }).click();
    const third = office.getByLabel("Description, line 3");
    await third.waitFor();
    await expect.poll(() => third.evaluate((field) => field === document.activeElement)).toBe(true);
    await third.fill("Sticker");
    await office.getByLabel("Price each, in dollars, line 3").fill("0");
    await office.getByLabel("Valid until").fill(nextYear);
    await office.getByLabel("Deposit").fill("40%");
    await office.getByLabel("Note to the customer").fill("For both doors.");
    await office.getByRole("button", { name: "Send quote" }).click();
    await office.getByRole("alert").getByText("1 thing to fix").waitFor();
    await office.getByText("Enter a price above zero").last().waitFor();
    expect(await office.getByLabel("Note to the customer").inputValue()).toBe("For both doors.");
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(office)).toEqual([]);
    await office.getByLabel("Price each, in dollars, line 3").fill("100");
    await office.getByRole("button", { name: "Send quote" }).click();
    await office.getByText("Quote Sent", { exact: true }).waitFor();
    const ticket = new URL(office.url()).pathname;

    const customer = await openCustomerPage(/^Your quote from/);
    await customer.getByRole("heading", { name: "Here’s your quote." }).waitFor();
    await customer.getByText("3 × Poster, $120 each").waitFor();
    await customer.getByText("By paying, you accept this quote").waitFor();
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(customer)).toEqual([]);
    await customer.getByRole("link", { name: "Pay the deposit — $240" }).click();
    await payInTestCheckout(customer);
    await customer.getByText("Deposit of $240 paid, $360 due").waitFor();

    const shown = await openOffice(ticket);
    await shown.getByText("Deposit paid $240").waitFor();
    await shown.getByRole("button", { name: "Email payment link" }).first().click();
    await shown.getByText("Payment Link Sent", { exact: true }).waitFor();

    const again = await openCustomerPage(/^Your payment link/);
    await again.getByRole("link", { name: "Pay the balance, $360" }).click();
    await payInTestCheckout(again);
    await again
      .getByText(/^Paid /)
      .first()
      .waitFor();

    const delivery = await openOffice(ticket);
    const section = delivery.locator("#delivery");
    const file = { name: "posters.zip", mimeType: "application/octet-stream", buffer: Buffer.from("posters") };
    await section.getByLabel("Choose files").setInputFiles(file);
    if (javaScriptEnabled) await section.getByText("uploaded").waitFor();
    await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
    await delivery.getByRole("status").getByText("Files Uploaded").waitFor();

    const files = await openCustomerPage(/^Your visuals are ready/);
    await files.getByRole("heading", { name: /^Your file is ready/ }).waitFor();
    expect((await download(files, "Download posters.zip")).toString()).toBe("posters");
  });
});
