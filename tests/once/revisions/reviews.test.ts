import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributeOf, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, listReviews, readCustomerPage, readForm, sendForm } from "#tests/support/order/answers";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { listOrderEvents, type Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ana");
const words = { stars: "4", text: "The flyers <b>sold</b> out.", name: "Dana W." };

async function insertApprovedOrder() {
  const { order, customer } = await insertDeliveredOrder(site);
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  return { order, customer };
}

async function insertReviewedOrder() {
  const { order, customer } = await insertApprovedOrder();
  const form = { ...(await readForm(customer, order, "review")), ...words };
  expect((await sendForm(customer, order, form)).status).toBe(303);
  return { order, customer, form };
}

const readTicket = (order: Order) => readPage(office, paths.adminOrder(order.submissionId));

/** Presses a button of the ticket. */
async function decide(order: Order, state: string, changes: Record<string, string> = {}) {
  const writtenAt = fieldValues(await readTicket(order), "written_at")[0] ?? "";
  const fields = { intent: "review", review_state: state, written_at: writtenAt, ...changes };
  return postInOffice(office, paths.adminOrder(order.submissionId), fields);
}

const listEmails = async ({ submissionId }: Order) =>
  (await listQueuedEmails(site)).filter(({ subject }) => subject.startsWith(`Review of ${submissionId}`));

test("an approved order invites a review, with the first name filled in", async () => {
  const { order, customer } = await insertApprovedOrder();
  const { page } = await readCustomerPage(customer, order);
  expect(textOf(page, "#review-title")).toBe("How did we do?");
  expect(attributeOf(page, "#review-name", "value")).toBe("Dana");
  expect(page.querySelectorAll('input[name="stars"]').map((radio) => radio.getAttribute("type"))).toEqual(
    Array(5).fill("radio"),
  );
  expect(textsOf(page, ".stars label")).toEqual(["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]);
});

test("a review waits for the team and appears on the customer page, on the ticket, in the history and in an email", async () => {
  const { order, customer } = await insertReviewedOrder();
  expect(await listReviews(site, order)).toMatchObject([{ ...words, stars: 4, state: "waiting" }]);
  const customerPage = await readCustomerPage(customer, order);
  expect(textOf(customerPage.page, ".toast")).toBe(
    "Thank you for your review. We’ll read it, and we may publish it on our site.",
  );
  expect(textOf(customerPage.page, "#review")).toContain("You can change it until we publish it.");
  expect(attributeOf(customerPage.page, 'input[name="stars"][checked]', "value")).toBe("4");
  expect(textOf(await readTicket(order), "#review")).toMatch(
    /^Review 4 of 5 stars Not published yet, .+ The flyers <b>sold<\/b> out\. Name to show: Dana W\. Publish Don’t publish Delete the review$/,
  );
  expect((await listOrderEvents(site, order.id)).filter(({ kind }) => kind === "review")).toMatchObject([
    { before: null, after: "4", actor: order.fullName },
  ]);
  const emails = await listEmails(order);
  expect(emails.map(({ to, replyTo, subject }) => [to, replyTo, subject])).toEqual([
    [site.services.env.TEAM_EMAIL, order.email, `Review of ${order.submissionId}: 4 of 5 stars`],
  ]);
  expect(emails[0]?.text).toContain(words.text);
  expect(emails[0]?.html).toContain("&#60;b&#62;sold&#60;/b&#62;");
});

test("the same review sent again is stored once; a changed one is emailed again", async () => {
  const { order, customer, form } = await insertReviewedOrder();
  const sent = await Promise.all([1, 2].map(() => sendForm(customer, order, form)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  expect(await listEmails(order)).toHaveLength(1);
  await sendForm(customer, order, { ...form, stars: "5", text: "Even better now." });
  expect(await listReviews(site, order)).toMatchObject([{ stars: 5, text: "Even better now.", state: "waiting" }]);
  expect(await listEmails(order)).toHaveLength(2);
});

describe("the team decides", () => {
  test("publishes a review, undoes that, and declines it", async () => {
    const { order, customer } = await insertReviewedOrder();
    const published = await decide(order, "published");
    expect([published.status, published.title]).toEqual([303, "Review Published"]);
    expect(await listReviews(site, order)).toMatchObject([{ state: "published" }]);
    const customerPage = await readCustomerPage(customer, order);
    expect([textOf(customerPage.page, "#review-title"), customerPage.forms]).toEqual(["Your review", []]);

    const undo = published.page.querySelector(".toast form");
    const fields = undo
      ?.querySelectorAll("input")
      .map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
    const undone = await postInOffice(office, undo?.getAttribute("action") ?? "", Object.fromEntries(fields ?? []));
    expect([undone.status, undone.title]).toEqual([303, "Review Decision Undone"]);
    expect(await listReviews(site, order)).toMatchObject([{ state: "waiting" }]);

    expect((await decide(order, "declined")).title).toBe("Review Declined");
    expect(textsOf(await readTicket(order), "#review button")).toEqual(["Publish", "Delete the review"]);
    const history = textOf(await readTicket(order));
    for (const entry of ["Review: 4 of 5 stars", "Review published", "Review decision undone", "Review declined"])
      expect(history).toContain(entry);
  });

  test("does not publish a review that was changed in the meantime", async () => {
    const { order, customer, form } = await insertReviewedOrder();
    const writtenAt = fieldValues(await readTicket(order), "written_at")[0] ?? "";
    await sendForm(customer, order, { ...form, text: "Something else entirely." });
    const refused = await decide(order, "published", { written_at: writtenAt });
    expect([refused.status, refused.title]).toEqual([409, "Not Changed"]);
    expect(refused.description).toBe("The customer has changed the review since you opened it. Read it first.");
    expect(await listReviews(site, order)).toMatchObject([{ state: "waiting" }]);
  });

  test("decides again about a declined review that is changed", async () => {
    const { order, customer, form } = await insertReviewedOrder();
    await decide(order, "declined");
    expect(textOf((await readCustomerPage(customer, order)).page, "#review")).not.toMatch(
      /declined|not published|n’t publish/i,
    );
    await sendForm(customer, order, { ...form, text: "Kinder words." });
    expect(await listReviews(site, order)).toMatchObject([{ state: "waiting", text: "Kinder words." }]);
  });

  test.each(["", "made-up", "toString"])("changes nothing with the state %j", async (state) => {
    const { order } = await insertReviewedOrder();
    await decide(order, state);
    expect(await listReviews(site, order)).toMatchObject([{ state: "waiting" }]);
  });

  test("publishes only the text that it read when a review changes meanwhile", async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const { order, customer, form } = await insertReviewedOrder();
      const writtenAt = fieldValues(await readTicket(order), "written_at")[0] ?? "";
      const fields = { intent: "review", review_state: "published", written_at: writtenAt };
      const [changed, published] = await Promise.all([
        sendForm(customer, order, { ...form, text: "Changed" }),
        postInOffice(office, paths.adminOrder(order.submissionId), fields),
      ]);
      expect([changed.status, published.status].sort()).toEqual([303, 409]);
      const expected = published.status === 303 ? { state: "published", text: words.text } : { state: "waiting" };
      expect(await listReviews(site, order)).toMatchObject([expected]);
    }
  });
});

describe("a review is refused with the typed text", () => {
  test.each([
    [{ stars: "" }, "stars", "Please choose 1 to 5 stars."],
    [{ stars: "6" }, "stars", "Please choose 1 to 5 stars."],
    [{ stars: "4.5" }, "stars", "Please choose 1 to 5 stars."],
    [{ text: "  " }, "text", "Please write a short review."],
    [{ text: "x".repeat(501) }, "text", "Keep it to 500 characters. You have 501."],
    [{ name: "" }, "name", "Please enter the name to show."],
    [{ name: "n".repeat(61) }, "name", "Keep it to 60 characters. You have 61."],
  ])("%j", async (changes, field, message) => {
    const { order, customer } = await insertApprovedOrder();
    const typed = { ...words, ...changes };
    const sent = await sendForm(customer, order, { ...(await readForm(customer, order, "review")), ...typed });
    expect(sent.status).toBe(400);
    if (field === "stars") expect(textOf(sent.page, "#review-stars-error")).toBe(message);
    else expect(fieldError(sent.page.querySelector("#review") as never, field)).toBe(message);
    expect(sent.page.querySelector("#review-text")?.text).toBe(typed.text);
    expect(attributeOf(sent.page, "#review-name", "value")).toBe(typed.name);
    expect(await listReviews(site, order)).toEqual([]);
  });

  test("if it comes before the approval", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const sent = await sendForm(customer, order, { intent: "review", ...words });
    expect(sent.status).toBe(409);
    expect(sent.text).toContain("Please approve your newest files first. Then send us your review.");
    expect(sent.text).toContain(words.text);
    expect(await listReviews(site, order)).toEqual([]);
  });

  test("if it was already published", async () => {
    const { order, customer, form } = await insertReviewedOrder();
    await decide(order, "published");
    const sent = await sendForm(customer, order, { ...form, text: "Too late" });
    expect(sent.status).toBe(409);
    expect(textOf(sent.page, "#review [role=alert]")).toBe("Your review is already published, so we didn’t change it.");
    expect(await listReviews(site, order)).toMatchObject([{ text: words.text, state: "published" }]);
  });

  test("while files delivered after the approval wait for an answer", async () => {
    const { order, customer } = await insertApprovedOrder();
    const form = { ...(await readForm(customer, order, "review")), ...words };
    await deliver(office, order, [createDeliveryFile("extra.pdf")], { seen: "1", confirmed: "approved" });
    expect((await sendForm(customer, order, form)).status).toBe(409);
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    expect((await sendForm(customer, order, form)).status).toBe(303);
  });
});
