import sharp from "sharp";
import { expect, test } from "vitest";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { createCustomerPagePath, insertDelivery } from "#tests/support/order/customer-page";
import { download } from "#tests/support/order/customer-page-browser";
import { insertOrder } from "#tests/support/order/orders";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const journey = setUpJourneys();

const drawPicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#2b7a4a" } })
    .png()
    .toBuffer();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a customer who lost the link gets a new one and downloads the files", async () => {
    const { site } = journey;
    const order = await insertOrder(site, {
      email: `lost-${javaScriptEnabled}@studio.example`,
      orderStatus: "ready",
      paymentStatus: "paid",
    });
    const content = Buffer.alloc(300_000, 7);
    const picture = { name: "post.png", content: await drawPicture(), type: "image/png" };
    await insertDelivery(site, order, [{ name: "flyer.pdf", content }, picture], { message: "Two versions." });

    // A closed customer page answers 404, which browsers log.
    const page = journey.failOnConsoleErrors(
      await journey.open({ javaScriptEnabled, acceptDownloads: true }),
      /40[04]/,
    );
    await page.goto(`/orders/${order.submissionId}?key=old`);
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
    await page.getByLabel("The email address you ordered with").fill("nobody");
    await page.getByRole("button", { name: "Send me a new link" }).click();
    expect(await page.getByText("Please enter a valid email address.").isVisible()).toBe(true);
    expect(await page.getByLabel("The email address you ordered with").inputValue()).toBe("nobody");
    await page.getByLabel("The email address you ordered with").fill(order.email);
    await page.getByRole("button", { name: "Send me a new link" }).click();
    await page.getByRole("heading", { name: "Check your inbox." }).waitFor();

    const email = (await listQueuedEmails(site)).find(({ to }) => to === order.email);
    await page.goto(/^https?:\S+key=\S+$/m.exec(email?.text ?? "")?.[0] ?? "");
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("heading", { name: "Your files are ready, Dana." }).waitFor();
    expect((await download(page, "Download flyer.pdf")).equals(content)).toBe(true);
    const unpacked = await unpackZip(await download(page, "Download all"));
    expect(unpacked.map(({ name }) => name)).toEqual(["flyer.pdf", "post.png"]);
    expect(unpacked[1]?.content.equals(picture.content)).toBe(true);
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });
});

test.each([
  ["unpaid", {}],
  ["cancelled", { orderStatus: "cancelled" }],
  ["question", { planPurchased: "other", visualBreakdown: null, priceCents: 0, orderStatus: "question" }],
] as const)("the customer page of an order without files is accessible: %s", async (_, changes) => {
  const page = journey.failOnConsoleErrors(await journey.open());
  await page.goto(await createCustomerPagePath(journey.site, await insertOrder(journey.site, changes)));
  expect(await findAxeProblemsInLooks(page)).toEqual([]);
});

test.each([
  [390, 844],
  [1440, 900],
])("below many files, links to approve and to revise stay in view, %i x %i", async (width, height) => {
  const order = await insertOrder(journey.site, { orderStatus: "ready", paymentStatus: "paid" });
  const names = Array.from({ length: 30 }, (_, index) => ({ name: `${index}.zip` }));
  await insertDelivery(journey.site, order, names);
  const page = await journey.open({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(await createCustomerPagePath(journey.site, order));
  const links = page.locator(".customer-strip");
  expect(await links.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Download 20.zip" }).focus();
  await links.waitFor();
  const [strip, focused] = await Promise.all([links.boundingBox(), page.locator(":focus").boundingBox()]);
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);

  const link = await links.getByRole("link", { name: "Revise" }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10);
  await page.getByLabel(/^What should we change/).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Approve all 30 files" }).scrollIntoViewIfNeeded();
  await links.waitFor({ state: "hidden" });
});

test("on a phone, the button to pay stays in view below the first one, and nothing moves", async () => {
  const order = await insertOrder(journey.site);
  const page = await journey.open({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.goto(await createCustomerPagePath(journey.site, order));
  const buttons = page.getByRole("link", { name: "Pay now" });
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await buttons.count()).toBe(1);
  const height = await readHeight();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => buttons.count()).toBe(2);
  expect(await readHeight()).toBe(height);
  expect((await buttons.last().boundingBox())?.y).toBeGreaterThan(700);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => buttons.count()).toBe(1);
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.evaluate(() => scrollTo(0, 700));
  expect(await page.locator(".customer-strip").isVisible()).toBe(false);
});

test("without JavaScript, the button to approve is quiet beside another hot one, and the form for a revision moves no column", async () => {
  const order = await insertOrder(journey.site, { orderStatus: "ready", paymentStatus: "paid" });
  await insertDelivery(journey.site, order, [{ name: "1.zip" }]);
  const page = await journey.open({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto(await createCustomerPagePath(journey.site, order));
  expect(await page.locator(".customer-strip").isVisible()).toBe(false);
  const approve = page.locator("#approve .btn-body");
  const isQuiet = () => approve.evaluate((button) => getComputedStyle(button).backgroundColor === "rgba(0, 0, 0, 0)");
  const readWidth = async () => (await page.locator("#answer").boundingBox())?.width ?? 0;
  expect(await isQuiet()).toBe(true);
  const closed = await readWidth();
  await page.getByText("Need a revision?").click();
  expect(await readWidth()).toBe(closed);
  // On a phone, the button that downloads the files is far above.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isQuiet()).toBe(true);
  await page.getByText("Need a revision?").click();
  await expect.poll(isQuiet).toBe(false);
});

test.each([
  [1, ["#files", "#messages", ".customer-brief", "#balance"]],
  [0, [".customer-brief", "#messages", "#balance"]],
])("on a phone, what matters most comes first, with %i files", async (files, parts) => {
  const order = await insertOrder(journey.site, {
    planPurchased: "growth",
    orderStatus: "in_progress",
    paymentStatus: "paid",
    visualBreakdown: { flyers: 10 },
  });
  if (files > 0) await insertDelivery(journey.site, order, [{ name: "1.zip" }]);
  const page = await journey.open({ viewport: { width: 390, height: 844 } });
  await page.goto(await createCustomerPagePath(journey.site, order));
  const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
