import { expect, test } from "vitest";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertPaidOrder, listDeliveredFiles, listDeliveryRows } from "#tests/support/order/deliveries";
import { findOrder, insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();
const toFile = (name: string, content = name) => ({
  name,
  mimeType: "application/zip",
  buffer: Buffer.from(content),
});

withAndWithoutJavaScript((javaScript) => {
  const openTicket = async (number: string) => {
    const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled: javaScript }), /40[09]/);
    await page.goto(`/admin/orders/${number}`);
    if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    return page;
  };

  test("of three files, one is removed before the delivery and one is withdrawn after it", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = await openTicket(order.submissionId);
    const section = page.locator("#delivery");
    await section
      .getByLabel("Choose files")
      .setInputFiles([toFile("flyer.pdf"), toFile("empty.pdf", ""), toFile("posts.zip")]);
    await section.getByLabel("Message to the customer").fill("Both are ready to print.");
    if (!javaScript) await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
    await section.getByText("Failed to upload empty.pdf. The file is empty.").waitFor();
    expect(await section.getByLabel("Message to the customer").inputValue()).toBe("Both are ready to print.");
    await section.getByText("uploaded").nth(1).waitFor();
    if (javaScript) expect(await findAxeProblemsInLooks(page)).toEqual([]);

    await section.getByLabel("Choose files").setInputFiles(toFile("wrong.pdf"));
    if (!javaScript) await section.getByRole("button", { name: "Remove flyer.pdf" }).click();
    else {
      await section.getByText("uploaded").nth(2).waitFor();
      await section.getByRole("button", { name: "Remove flyer.pdf" }).click();
    }
    await expect.poll(() => section.getByRole("button", { name: /^Remove/ }).count()).toBe(2);

    await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
    await page.getByRole("status").getByText("Files Uploaded").waitFor();
    await section.getByRole("link", { name: "posts.zip" }).waitFor();
    await section.getByRole("link", { name: "wrong.pdf" }).waitFor();
    expect(await section.getByLabel("Message to the customer").inputValue()).toBe("");
    expect(await section.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    expect(await findOrder(journey.site, order.id)).toMatchObject({ orderStatus: "ready" });

    await section.getByText("Change wrong.pdf").click();
    await section.getByRole("button", { name: "Withdraw wrong.pdf" }).click();
    await page.getByRole("status").getByText("File Withdrawn").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("status").getByText("File Available Again").waitFor();

    if (!javaScript) await section.getByText("Change wrong.pdf").click();
    await section.getByLabel("New version").last().setInputFiles(toFile("right.pdf"));
    await section.getByRole("button", { name: "Replace", exact: true }).last().click();
    await page.getByRole("status").getByText("File Replaced").waitFor();
    await section.getByText("Replaced.").waitFor();
    if (javaScript) expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });

  test("delivering an unpaid order asks first", async () => {
    const order = await insertOrder(journey.site);
    const page = await openTicket(order.submissionId);
    const section = page.locator("#delivery");
    await section.getByText("Deliver files before payment").click();
    await section.getByLabel("Choose files").setInputFiles(toFile("flyer.pdf"));
    if (javaScript) await section.getByText("uploaded").waitFor();
    await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
    await section.getByText("The order isn’t paid yet.").waitFor();
    if (javaScript) expect(await findAxeProblemsInLooks(page)).toEqual([]);
    await section.getByRole("button", { name: "Deliver Anyway" }).click();
    await page.getByRole("status").getByText("Files Uploaded").waitFor();
    const deliveries = (await listDeliveryRows(journey.site)).filter(({ orderId }) => orderId === order.id);
    expect(deliveries).toHaveLength(1);
    const files = (await listDeliveredFiles(journey.site)).filter(({ orderId }) => orderId === order.id);
    expect(files.map(({ name, deliveryId }) => [name, deliveryId])).toEqual([["flyer.pdf", deliveries[0]?.id]]);
  });
});

test("a file that failed to upload can be tried again", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = journey.failOnConsoleErrors(await journey.openOffice(), /Failed to load resource|ERR_/);
  await page.goto(`/admin/orders/${order.submissionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  const section = page.locator("#delivery");
  const address = `**/admin/orders/${order.submissionId}/files`;
  await page.route(address, (route) => route.abort());
  await section.getByLabel("Choose files").setInputFiles(toFile("flyer.pdf"));
  await section.getByText("Failed to upload flyer.pdf").waitFor();
  await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
  await section.getByText("Some files didn’t upload.").waitFor();
  await page.unroute(address);
  await section.getByRole("button", { name: /^Try again/ }).click();
  await section.getByText("uploaded").first().waitFor();
  await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
  await page.getByRole("status").getByText("Files Uploaded").waitFor();
});

test("a delivery clears the message about a rejected file", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = journey.failOnConsoleErrors(await journey.openOffice());
  await page.goto(`/admin/orders/${order.submissionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  const section = page.locator("#delivery");
  await section.getByLabel("Choose files").setInputFiles([toFile("good.png"), toFile("empty.txt", "")]);
  await section.getByText("Failed to upload empty.txt. The file is empty.").waitFor();
  await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
  await page.getByRole("status").getByText("Files Uploaded").waitFor();
  await expect.poll(() => section.getByText("empty.txt").count()).toBe(0);
  expect(await section.locator("[aria-invalid]").count()).toBe(0);
});

test("without JavaScript, the page opens at the rejected file", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = await journey.openOffice({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`/admin/orders/${order.submissionId}`);
  const section = page.locator("#delivery");
  await section.getByLabel("Choose files").setInputFiles(toFile("empty.txt", ""));
  await section.getByRole("button", { name: "Upload & Notify Customer" }).click();
  const reason = section.getByText("Failed to upload empty.txt. The file is empty.");
  await reason.waitFor();
  expect(new URL(page.url()).hash).toBe("#delivery-form");
  const { y = -1 } = (await reason.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(844);
});

test("delivering without files shows an error beside the field, and a failed file shows a toast as well", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = await journey.openOffice();
  await page.goto(`/admin/orders/${order.submissionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  const section = page.locator("#delivery");
  const send = section.getByRole("button", { name: "Upload & Notify Customer" });
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  await send.click();
  const hint = section.getByText("Choose the files to deliver.");
  await hint.waitFor();
  expect(await section.getByLabel("Choose files").evaluate((input) => input === document.activeElement)).toBe(true);
  expect([posts, await page.locator(".toast").count()]).toEqual([[], 0]);

  await page.route("**/files*", (route) => route.abort());
  await section.getByLabel("Choose files").setInputFiles(toFile("flyer.pdf"));
  await section.getByText("Failed to upload flyer.pdf").first().waitFor();
  expect(await hint.count()).toBe(0);
  await send.click();
  await page.getByRole("alert").getByText("Failed to upload delivery files").waitFor();
  await section.getByText("Some files didn’t upload.").waitFor();
});
