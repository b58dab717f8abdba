import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, fieldError, fieldValues, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { openNewCustomerPage } from "#tests/support/order/customer-page";
import { listMessageEmails, listMessages, readThread, writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import type { Order } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const listUploadsOf = async ({ id }: Order) => (await listUploads(site)).filter(({ orderId }) => orderId === id);

describe("a message from the customer", () => {
  test("is on the customer page and on the ticket, and the team gets one email", async () => {
    const { order, customer, customerPage } = await openNewCustomerPage(site, { fullName: "Dana Whitfield" });
    const { status } = await writeMessage(customer, order, "Please use the new logo.\nThe green one.");
    expect(status).toBe(303);
    const shown = await readThread(customer, customerPage);
    expect(shown.texts).toEqual([expect.stringMatching(/^You .+ Please use the new logo. The green one.$/)]);
    expect(textOf(shown.page, ".toast")).toContain("Message Sent");
    // The toast does not appear again after a reload.
    expect(textOf((await readThread(customer, customerPage)).page, ".toast")).toBe("");
    const ticket = await readThread(office, paths.adminOrder(order.submissionId));
    expect(ticket.texts).toEqual([expect.stringMatching(/^Dana Whitfield .+ Please use the new logo./)]);

    const emails = await listMessageEmails(site, order, "order-message");
    expect(emails).toHaveLength(1);
    expect(emails[0]?.to).toBe(site.services.env.TEAM_EMAIL);
    expect(emails[0]?.replyTo).toBe(order.email);
    expect(emails[0]?.text).toContain("Please use the new logo.\nThe green one.");
    expect(emails[0]?.text).toContain(`${site.origin}${paths.adminOrder(order.submissionId)}#messages`);
  });

  test("is shown with its pictures, which are listed with all pictures of the order", async () => {
    const { order, customer, customerPage } = await openNewCustomerPage(site);
    const photos = [createPicture("logo.jpg"), createPicture("menu.jpg")];
    expect((await writeMessage(customer, order, "", { photos })).status).toBe(303);
    expect((await listUploadsOf(order)).map(({ name, position }) => [name, position])).toEqual([
      ["logo.jpg", 0],
      ["menu.jpg", 1],
    ]);
    await writeMessage(customer, order, "One more.", { photos: [createPicture("sign.jpg")] });
    const { page, texts } = await readThread(customer, customerPage);
    expect(texts.map((text) => text.split(" ").at(-1))).toEqual(["menu.jpg", "sign.jpg"]);
    expect(textsOf(page, ".customer-brief bdi")).toEqual(["logo.jpg", "menu.jpg", "sign.jpg"]);
    for (const href of attributesOf(page, "#messages .thread a", "href"))
      expect((await customer.get(href)).status).toBe(200);

    const ticket = await readThread(office, paths.adminOrder(order.submissionId));
    expect(attributesOf(ticket.page, "#messages .thread a", "href")).toEqual(
      ["?photo=1", "?photo=2", "?photo=3"].map((search) => expect.stringContaining(search)),
    );
    const [email] = await listMessageEmails(site, order, "order-message");
    const link = /http\S+\/uploads\/\S+/.exec(email?.text ?? "")?.[0] ?? "";
    expect((await fetch(link)).status).toBe(200);
  });

  test("is sent once, however often its form is sent", async () => {
    const { order, customer } = await openNewCustomerPage(site);
    const form = { form_id: crypto.randomUUID(), photos: [createPicture("logo.jpg")] };
    const answers = await Promise.all([1, 2, 3].map(() => writeMessage(customer, order, "Once, please.", form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await listMessages(site, order)).toHaveLength(1);
    expect(await listMessageEmails(site, order, "order-message")).toHaveLength(1);
    expect(await listUploadsOf(order)).toHaveLength(1);
    expect((await listUploads(site)).filter(({ orderId }) => orderId === null)).toEqual([]);
    // Different text from the same page, as after Back, is another message.
    await writeMessage(customer, order, "And this too.", form);
    expect(await listMessages(site, order)).toHaveLength(2);
  });

  test("may contain HTML, which no browser or email program runs", async () => {
    const { order, customer, customerPage } = await openNewCustomerPage(site, { fullName: "<b>Dana</b>" });
    const html = `<img src=x onerror="alert(1)"> & </textarea><script>alert(2)</script>`;
    await writeMessage(customer, order, html);
    for (const [visitor, path] of [
      [customer, customerPage],
      [office, paths.adminOrder(order.submissionId)],
    ] as const) {
      const { page, section } = await readThread(visitor, path);
      expect(section).toContain(html);
      expect(page.querySelector('#messages img[src="x"], #messages .thread script')).toBeNull();
    }
    const [email] = await listMessageEmails(site, order, "order-message");
    expect(email?.html).not.toMatch(/<img src=x|<script>|<b>Dana/);
    expect(email?.text).toContain(html);
  });

  test("can have 5,000 characters, and a longer one is returned as typed", async () => {
    const { order, customer } = await openNewCustomerPage(site);
    expect((await writeMessage(customer, order, "ä".repeat(5000))).status).toBe(303);
    for (const text of ["ä".repeat(5001), "x".repeat(100 * 1024)]) {
      const { status, page } = await writeMessage(customer, order, text);
      expect(status).toBe(400);
      expect(fieldError(page, "text")).toMatch(/^Keep it to 5,000 characters\. You have [\d,]+\.$/);
      expect(fieldValues(page, "text")).toEqual([text]);
    }
    expect(await listMessages(site, order)).toHaveLength(1);
  });

  test("needs text or a picture", async () => {
    const { order, customer } = await openNewCustomerPage(site);
    const { status, page } = await writeMessage(customer, order, " \n ");
    expect(status).toBe(400);
    expect(fieldError(page, "text")).toBe("Please write a message or add a picture.");
  });

  test("has ten pictures at most, and a refused form keeps them and its text", async () => {
    const { order, customer } = await openNewCustomerPage(site);
    const photos = Array.from({ length: 11 }, (_, i) => createPicture(`${i}.jpg`));
    const refused = await writeMessage(customer, order, "All of these", { photos });
    expect(refused.status).toBe(400);
    expect(textOf(refused.page, "#message-photos-error")).toContain("You can attach up to 10 pictures.");
    expect(fieldValues(refused.page, "text")).toEqual(["All of these"]);
    expect(refused.tokens).toHaveLength(10);
    const [removed = "", ...kept] = refused.tokens;
    const smaller = await writeMessage(customer, order, "All of these", {
      photo: refused.tokens,
      remove_photo: removed,
    });
    expect(smaller.status).toBe(200);
    expect(smaller.tokens).toEqual(kept);
    expect(fieldValues(smaller.page, "text")).toEqual(["All of these"]);
    expect((await writeMessage(customer, order, "All of these", { photo: kept })).status).toBe(303);
    expect(await listUploadsOf(order)).toHaveLength(9);
  });

  test("is returned if a file is not a picture", async () => {
    const { order, customer } = await openNewCustomerPage(site);
    const photos = [new File(["%PDF-1.7"], "plan.pdf"), createPicture("logo.jpg")];
    const { status, page, tokens } = await writeMessage(customer, order, "Look", { photos });
    expect(status).toBe(400);
    expect(textOf(page, "#message-photos-error")).toBe(
      "Failed to upload plan.pdf. It isn’t a JPG, PNG, WebP or GIF picture.",
    );
    expect(tokens).toHaveLength(1);
    expect(await listMessages(site, order)).toEqual([]);
  });
});

test("the 21st message within an hour is refused, and its text is returned", async () => {
  const { order, customer } = await openNewCustomerPage(site);
  for (let i = 0; i < 20; i++) await site.services.limiter.allows("order message", order.id, 20);
  const { status, page } = await writeMessage(customer, order, "The next one");
  expect(status).toBe(429);
  expect(textOf(page, '#message-form [role="alert"]')).toBe(
    "You sent a lot of messages in the past hour. Please wait a few minutes and send this one again.",
  );
  expect(fieldValues(page, "text")).toEqual(["The next one"]);
  expect(await listMessages(site, order)).toEqual([]);
});
