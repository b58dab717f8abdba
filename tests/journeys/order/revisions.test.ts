import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { listReviews } from "#tests/support/order/answers";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import { openForm } from "#tests/support/order/customer-page-browser";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { findOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

const drawPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#ffb7b0" } })
    .jpeg()
    .toBuffer();

withAndWithoutJavaScript((javaScriptEnabled) => {
  const expectAccessible = async (page: Page) => {
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
  };
  const openTicket = async (number: string) => {
    const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }));
    await page.goto(`/admin/orders/${number}`);
    if (javaScriptEnabled) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    return page;
  };
  const deliver = async (ticket: Page, ...names: string[]) => {
    const section = ticket.locator("#delivery");
    const files = names.map((name) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(name) }));
    await section.getByLabel("Choose files").setInputFiles(files);
    if (javaScriptEnabled)
      await section
        .getByText("uploaded")
        .nth(names.length - 1)
        .waitFor();
    await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
    await ticket.getByRole("status").getByText("Files Uploaded").waitFor();
  };

  test("in two rounds, a customer requests a revision with a photo, approves and writes a review that is published", async () => {
    const { site } = journey;
    const order = await insertPaidOrder(site);
    const ticket = await openTicket(order.submissionId);
    await deliver(ticket, "flyer.pdf", "menu.pdf");

    const customerPage = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }), /40[09]/);
    await customerPage.goto(await createCustomerPagePath(site, order));
    await customerPage.getByRole("link", { name: "Approve or request a revision" }).click();
    await expectAccessible(customerPage);
    const revision = customerPage.locator("form", { hasText: "Need a revision?" });
    await openForm(customerPage, "Need a revision?");
    await revision.getByRole("button", { name: "Request a revision" }).last().click();
    await revision.getByText("Please tell us what to change.").waitFor();
    await revision.getByLabel(/^What should we change/).fill("The doors open at 6.");
    await revision.getByRole("checkbox", { name: "flyer.pdf" }).check();
    await revision
      .getByLabel("Choose pictures")
      .setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer: await drawPhoto() });
    await expectAccessible(customerPage);
    await revision.getByRole("button", { name: "Request a revision" }).last().click();
    await customerPage.getByRole("heading", { name: "We’re working on your revision." }).waitFor();
    await customerPage.getByText("Sent to our designers.").waitFor();
    await expectAccessible(customerPage);

    await ticket.goto(`/admin/orders/${order.submissionId}`);
    await ticket.locator("#delivery").getByText("The doors open at 6.").waitFor();
    await expectAccessible(ticket);
    await ticket.locator("#delivery").getByRole("link", { name: "door.jpg" }).click();
    await ticket.getByRole("heading", { name: "door.jpg" }).waitFor();
    await ticket.getByRole("link", { name: "Close" }).last().click();
    await deliver(ticket, "flyer-2.pdf");
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", revisions: 1 });

    await customerPage.goto(`/orders/${order.submissionId}`);
    await customerPage.getByRole("heading", { name: "Revision 1" }).waitFor();
    await expectAccessible(customerPage);
    await customerPage.getByRole("button", { name: "Approve the file" }).click();
    await customerPage.getByRole("heading", { name: "Approved. Thank you." }).waitFor();
    await expectAccessible(customerPage);

    const review = customerPage.locator("#review");
    await review.getByRole("button", { name: "Send review" }).click();
    await review.getByText("Please choose 1 to 5 stars.").waitFor();
    await expectAccessible(customerPage);
    await review.getByRole("radio", { name: "3 stars" }).focus();
    await customerPage.keyboard.press("Space");
    await customerPage.keyboard.press("ArrowRight");
    expect(await review.getByRole("radio", { name: "4 stars" }).isChecked()).toBe(true);
    await review.getByLabel(/^Your review/).fill("On the wall the next day.");
    await review.getByRole("button", { name: "Send review" }).click();
    await review.getByRole("heading", { name: "Thank you for your review." }).waitFor();
    await expectAccessible(customerPage);

    await ticket.goto(`/admin/orders/${order.submissionId}`);
    await ticket.locator("#review").getByText("On the wall the next day.").waitFor();
    await ticket.getByRole("button", { name: "Publish", exact: true }).click();
    await ticket.getByRole("status").getByText("Review Published").waitFor();
    await expectAccessible(ticket);
    await ticket.getByRole("button", { name: "Undo" }).click();
    await ticket.getByRole("status").getByText("Review Decision Undone").waitFor();
    await ticket.getByRole("button", { name: "Publish", exact: true }).click();
    await ticket.getByRole("status").getByText("Review Published").waitFor();
    expect(await listReviews(site, order)).toMatchObject([{ stars: 4, state: "published", name: "Dana" }]);
    await customerPage.goto(`/orders/${order.submissionId}`);
    await customerPage.getByRole("heading", { name: "Your review" }).waitFor();
    await expectAccessible(customerPage);
  });
});
