import { randomBytes } from "node:crypto";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { journeySites } from "#tests/support/journey-sites";
import { download, openForm } from "#tests/support/order/customer-page-browser";
import {
  chooseOption,
  fillContact,
  getSubmitButton,
  setUpPhotoFiles,
  waitForScripts,
} from "#tests/support/order/order-page";
import { insertOldOrder, sweepReminders } from "#tests/support/order/reminders";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { startSmtp } from "#tests/support/outbox/smtp";

const photos = setUpPhotoFiles();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

/** The text of the email, once the mail server has it. */
async function receiveEmail(to: string, subject: RegExp): Promise<string> {
  const find = () =>
    smtp.received.find(({ to: [address], email }) => address === to && subject.test(email.subject ?? ""));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find()?.email.text ?? "";
}

const readCustomerPageLink = (text: string) => /^https?:\S+\/orders\/\S+key=\S+$/m.exec(text)?.[0] ?? "";

describe.each(journeySites)("on $site", ({ site: siteName, start }) => {
  const journey = setUpJourneys(() => start({ SMTP_URL: smtp.url }));

  withAndWithoutJavaScript((javaScriptEnabled) => {
    const email = `whole-${javaScriptEnabled}-${siteName.length}@studio.example`;
    const openPage = async (path: string) => {
      const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled, acceptDownloads: true }));
      await page.goto(path);
      return page;
    };
    const openTicket = async (number: string) => {
      const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }));
      await page.goto(`/admin/orders/${number}`);
      if (javaScriptEnabled) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
      return page;
    };

    const deliver = async (ticket: Page, files: Record<string, Buffer>, message = "") => {
      const section = ticket.locator("#delivery");
      const chosen = Object.entries(files).map(([name, buffer]) => ({
        name,
        mimeType: "application/octet-stream",
        buffer,
      }));
      await section.getByLabel("Choose files").setInputFiles(chosen);
      if (javaScriptEnabled) await expect.poll(() => section.getByText("uploaded").count()).toBe(chosen.length);
      await section.getByLabel("Message to the customer").fill(message);
      await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
      await ticket.getByRole("status").getByText("Files Uploaded").waitFor();
    };

    test("an order is paid, delivered, revised, delivered again and approved with the links in real emails", async () => {
      const customer = await openPage("/visual-design");
      if (javaScriptEnabled) await waitForScripts(customer);
      await chooseOption(customer, /Essentials/);
      await customer.getByLabel("Flyers", { exact: true }).fill("10");
      await fillContact(customer, email);
      await getSubmitButton(customer).click();
      await customer.waitForURL(/\/test-checkout\/basic/);
      const confirmation = await receiveEmail(email, /./);
      const number = /SUB-[A-Z0-9]{8}/.exec(confirmation)?.[0] ?? "";
      await customer.goto(readCustomerPageLink(confirmation));
      await customer.getByRole("heading", { name: "One step left: your payment." }).waitFor();
      await customer
        .getByRole("link", { name: /^Pay now/ })
        .first()
        .click();
      await customer.waitForURL(/\/test-checkout\/basic/);
      await customer.getByRole("radio", { name: /The payment goes through/ }).check({ force: true });
      await customer.getByRole("button", { name: "Send test payment" }).click();
      await customer.waitForURL(/\/thank-you\?type=order/);

      const contents = [randomBytes(300_000), randomBytes(40_000)] as [Buffer, Buffer];
      const ticket = await openTicket(number);
      await deliver(ticket, { "flyer.pdf": contents[0], "posts.zip": contents[1] }, "Both are ready to print.");

      const delivered = await receiveEmail(email, /^Your visuals are ready/);
      expect(delivered).toContain("Both are ready to print.");
      await customer.goto(readCustomerPageLink(delivered));
      await customer.getByRole("heading", { name: "Your files are ready, Dana." }).waitFor();
      expect((await download(customer, "Download flyer.pdf")).equals(contents[0])).toBe(true);
      const unpacked = await unpackZip(await download(customer, "Download all"));
      expect(unpacked.map(({ name }) => name)).toEqual(["flyer.pdf", "posts.zip"]);
      for (const [index, { content }] of unpacked.entries())
        expect(content.equals(contents[index] ?? Buffer.alloc(0))).toBe(true);

      const revision = customer.locator("form", { hasText: "Need a revision?" });
      await openForm(customer, "Need a revision?");
      await revision.getByLabel(/^What should we change/).fill("The doors open at 6.");
      await revision.getByRole("checkbox", { name: "flyer.pdf" }).check();
      await revision.getByLabel("Choose pictures").setInputFiles(photos.path("real.jpg"));
      await revision.getByRole("button", { name: "Request a revision" }).last().click();
      await customer.getByRole("heading", { name: "We’re working on your revision." }).waitFor();
      const asked = await receiveEmail(journey.site.services.env.TEAM_EMAIL, new RegExp(`^Revision 1 .*${number}`));
      expect(asked).toContain("The doors open at 6.");
      expect(asked).toContain("flyer.pdf");

      await ticket.goto(/^https?:\S+\/admin\/orders\/\S+$/m.exec(asked)?.[0] ?? "");
      await ticket.getByRole("link", { name: "Deliver revision 1" }).click();
      const second = randomBytes(300_000);
      await deliver(ticket, { "flyer-2.pdf": second });
      await customer.goto(readCustomerPageLink(await receiveEmail(email, /revised visuals/)));
      expect((await download(customer, "Download flyer-2.pdf")).equals(second)).toBe(true);
      await customer.getByRole("button", { name: /^Approve/ }).click();
      await customer.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
      await receiveEmail(journey.site.services.env.TEAM_EMAIL, new RegExp(`^Files approved: ${number}`));
    });

    test("a wrong address is corrected, the right one gets a reminder, and its link stops the reminders", async () => {
      const { site } = journey;
      const right = `right-${email}`;
      const order = await insertOldOrder(site, 30, { email: `wrong-${email}` });
      await sweepReminders(site);
      site.services.worker.wake();
      const wrongLink = readCustomerPageLink(await receiveEmail(order.email, /waiting for payment/));

      const ticket = await openTicket(order.submissionId);
      await ticket.getByText("Correct the email address").click();
      await ticket.getByLabel(/^New address/).fill(right);
      await ticket.getByRole("button", { name: "Save and send a new link" }).click();
      await ticket.getByRole("status").getByText("Email Address Corrected").waitFor();
      const rightLink = readCustomerPageLink(await receiveEmail(right, /./));
      const customer = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }), /404/);
      await customer.goto(wrongLink);
      await customer.getByRole("heading", { name: "Open your order with your link." }).waitFor();
      await customer.goto(rightLink);
      await customer.getByRole("heading", { name: "One step left: your payment." }).waitFor();

      await sweepReminders(site, 48);
      site.services.worker.wake();
      const reminder = await receiveEmail(right, /waiting for payment/);
      const stopLink = /^https?:\S+\/reminders\?\S+$/m.exec(reminder)?.[0] ?? "";
      await customer.goto(stopLink);
      await customer.getByRole("button", { name: "Stop reminders" }).click();
      await customer.getByRole("button", { name: "Turn reminders back on" }).waitFor();
    });
  });
});
