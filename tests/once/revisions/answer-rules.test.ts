import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { fieldError, fieldValues, textOf } from "#tests/support/document";
import { insertDeliveredOrder, readCustomerPage, readForm, sendForm, withdrawFile } from "#tests/support/order/answers";
import { insertDelivery } from "#tests/support/order/customer-page";
import { listMessages } from "#tests/support/order/messages";
import { createFile, createPicture } from "#tests/support/order/order-form";
import { changeOrder, findOrder } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

describe("typed text", () => {
  test("a revision without text is refused, and the chosen files and stored photos are kept", async () => {
    const { order, files, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    const sent = await sendForm(customer, order, { ...form, text: " \n", file: files[1]?.id ?? "" }, [
      createPicture("sign.jpg"),
    ]);
    expect(sent.status).toBe(400);
    expect(fieldError(sent.page, "text")).toBe("Please tell us what to change.");
    const checked = sent.page.querySelectorAll('#answer input[name="file"][checked]');
    expect(checked.map((box) => box.getAttribute("value"))).toEqual([files[1]?.id]);
    const [photo] = fieldValues(sent.page, "photo").filter(Boolean);
    const again = await sendForm(customer, order, { ...form, text: "Now with words", photo: photo ?? "" });
    expect(again.status).toBe(303);
    const [message] = await listMessages(site, order);
    const stored = (await listUploads(site)).filter(({ orderId }) => orderId === order.id);
    expect(stored.map(({ name, messageId }) => [name, messageId])).toEqual([["sign.jpg", message?.id]]);
  });

  test("100 KB of text are refused and returned", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const text = `<script>alert(1)</script>${"ä—x ".repeat(14_000)}end`;
    const sent = await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text });
    expect(sent.status).toBe(400);
    expect(fieldError(sent.page, "text")).toBe(
      `Keep it to 5,000 characters. You have ${text.length.toLocaleString("en-US")}.`,
    );
    expect(sent.page.querySelector("#revise-text")?.text === text).toBe(true);
    expect(sent.page.querySelectorAll("script").some((script) => script.text === "alert(1)")).toBe(false);
    expect(await listMessages(site, order)).toEqual([]);
  });

  test("5,000 characters are stored in full", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const text = "é".repeat(5000);
    await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text });
    expect((await listMessages(site, order)).map((message) => message.text)).toEqual([text]);
  });

  test("a photo of another type is refused by name, and nothing is sent", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    const photos = [createFile("notes.txt", "no picture"), createPicture("sign.jpg")];
    const sent = await sendForm(customer, order, { ...form, text: "Kept & safe" }, photos);
    expect(sent.status).toBe(400);
    expect(sent.text).toContain("Failed to upload notes.txt. It isn’t a JPG, PNG, WebP or GIF picture.");
    expect(sent.page.querySelector("#revise-text")?.text).toBe("Kept & safe");
    expect(fieldValues(sent.page, "photo").filter(Boolean)).toHaveLength(1);
    expect(await listMessages(site, order)).toEqual([]);
  });
});

describe("is refused with an explanation and the typed text:", () => {
  const text = "Please move the logo";

  test("a revision after the approval, which can be sent as a message", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    const sent = await sendForm(customer, order, { ...form, text });
    expect(sent.status).toBe(409);
    expect(sent.text).toContain("You already approved these files. Still need a change? Send it to us as");
    expect(sent.page.querySelector("#message-text")?.text).toBe(text);
    expect(await findOrder(site, order.id)).toMatchObject({ orderStatus: "ready", revisions: 0 });
  });

  test("an approval after a revision", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "approve");
    await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text });
    const sent = await sendForm(customer, order, form);
    expect([sent.status, textOf(sent.page, "#answer [role=alert]")]).toEqual([
      409,
      "You already asked for a revision of these files. Want to add something? Send it as a message.",
    ]);
    expect((await listMessages(site, order)).map(({ kind }) => kind)).toEqual(["revision"]);
  });

  test.each([
    ["cancelled", { orderStatus: "cancelled" }],
    ["in progress", { orderStatus: "in_progress" }],
    ["refunded", { paymentStatus: "refunded" }],
  ] as const)("an answer to an order that is %s meanwhile", async (_, changes) => {
    const { order, customer } = await insertDeliveredOrder(site);
    const [revise, approve] = [await readForm(customer, order, "revise"), await readForm(customer, order, "approve")];
    await changeOrder(site, order, changes);
    expect((await readCustomerPage(customer, order)).forms).toEqual([]);
    const revision = await sendForm(customer, order, { ...revise, text });
    expect([revision.status, revision.page.querySelector("#message-text")?.text]).toEqual([409, text]);
    const approval = await sendForm(customer, order, approve);
    expect(approval.status).toBe(409);
    expect(approval.text).toContain(
      "We didn’t change anything, because you can no longer approve or revise this order.",
    );
    expect(await listMessages(site, order)).toEqual([]);
    expect(await findOrder(site, order.id)).toMatchObject({ revisions: 0, ...changes });
  });

  test("an answer to an order that was deleted in the meantime", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    await changeOrder(site, order, { deletedAt: new Date() });
    const sent = await sendForm(customer, order, { ...form, text });
    expect(sent.status).toBe(404);
    expect(sent.text).toContain(text);
    expect(await listMessages(site, order)).toEqual([]);
  });

  test("an answer to a delivery that is no longer the newest", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    await insertDelivery(site, order, [{ name: "third.pdf" }], { createdAt: new Date(Date.now() + 1000) });
    const sent = await sendForm(customer, order, { ...form, text });
    expect(sent.status).toBe(409);
    expect(textOf(sent.page, "#revise-problem")).toBe(
      "We delivered new files after you opened this page. Please look at them first.",
    );
    expect(sent.page.querySelector("#revise-text")?.text).toBe(text);
    // The form that came back is about the new delivery and all files of the round.
    expect(fieldValues(sent.page, "file")).toHaveLength(3);
    const again = await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text });
    expect(again.status).toBe(303);
  });

  test.each(["withdrawn meanwhile", "of another order", "made up"])("a revision of a file %s", async (what) => {
    const { order, files, customer } = await insertDeliveredOrder(site);
    const other = await insertDeliveredOrder(site);
    const form = await readForm(customer, order, "revise");
    if (what === "withdrawn meanwhile") await withdrawFile(site, files[0]?.id);
    const file = { "withdrawn meanwhile": files[0]?.id, "of another order": other.files[0]?.id }[what] ?? "none";
    const sent = await sendForm(customer, order, { ...form, text, file: [file, files[1]?.id ?? ""] });
    expect(sent.status).toBe(409);
    expect(sent.text).toContain("We’ve replaced or withdrawn a file you checked. Please choose again.");
    expect(sent.page.querySelector("#revise-text")?.text).toBe(text);
    expect(await listMessages(site, order)).toEqual([]);
  });

  test.each(["", "none", "other"])("an answer to the delivery %j", async (given) => {
    const { order, customer } = await insertDeliveredOrder(site);
    const other = await insertDeliveredOrder(site);
    const delivery = given === "other" ? other.deliveryId : given;
    const form = { ...(await readForm(customer, order, "approve")), delivery };
    expect((await sendForm(customer, order, form)).status).toBe(409);
    expect([...(await listMessages(site, order)), ...(await listMessages(site, other.order))]).toEqual([]);
  });
});

test("a browser that has not opened the customer page cannot answer", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const forms = [await readForm(customer, order, "approve"), await readForm(customer, order, "revise")];
  for (const form of forms)
    expect((await sendForm(new Visitor(site.origin), order, { ...form, text: "Stranger" })).status).toBe(404);
  expect(await listMessages(site, order)).toEqual([]);
});

test("an IP address that sends too many answers is asked to wait", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const form = await readForm(customer, order, "revise");
  const { limiter } = site.services;
  while (await limiter.allows("order answer", "127.0.0.1", 30));
  const sent = await sendForm(customer, order, { ...form, text: "Kept" });
  expect(sent.status).toBe(429);
  expect(sent.text).toContain("We got a lot of answers from your network in the past hour.");
  expect(sent.page.querySelector("#revise-text")?.text).toBe("Kept");
});
