import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { delayRequests, delayScripts } from "#tests/support/browser/delay-requests";
import { setUpJourneys } from "#tests/support/browser/journey";
import {
  chooseOption,
  fillContact,
  getAttachedPhotos,
  getSubmitButton,
  openOrderPage,
  setUpPhotoFiles,
  waitForScripts,
} from "#tests/support/order/order-page";
import { listOrders } from "#tests/support/order/orders";

const journey = setUpJourneys();
const photos = setUpPhotoFiles();

test("style sheets load before any React module is requested", async () => {
  const page = await openOrderPage(journey);
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => entry.toJSON() as PerformanceResourceTiming),
  );
  const styled = Math.max(...files.filter(({ name }) => name.endsWith(".css")).map((sheet) => sheet.responseEnd));
  const react = files.find(({ name }) => name.includes("/entry.client"));
  expect(react?.startTime).toBeGreaterThan(styled);
});

test("a file of an unsupported type is named in a toast at once, with the reason beside the photos", async () => {
  const page = await openOrderPage(journey);
  await page.locator('input[type="file"]').setInputFiles([photos.path("notes.txt"), photos.path("sign.jpg")]);
  const sentence = "Failed to upload notes.txt. It isn’t a JPG, PNG, WebP or GIF picture.";
  const toast = page.locator(".toast");
  await expect.poll(() => toast.locator("p").innerText()).toBe("Error\nFailed to upload notes.txt");
  expect(await page.locator("#pictures").innerText()).toContain(sentence);
  await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(1);
});

test("the message about the payment page can be read before that page opens", async () => {
  const page = await journey.open();
  await page.clock.install();
  await page.goto("/visual-design");
  await waitForScripts(page);
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("10");
  await fillContact(page, "clock@studio.example", "Doors at 10.");
  await page.clock.pauseAt(Date.now() + 60_000);
  await getSubmitButton(page).click();
  await page.getByText("Please wait while we redirect you to secure checkout...").waitFor();
  await page.clock.runFor(400);
  expect(new URL(page.url()).pathname).toBe("/visual-design");
  await page.clock.runFor(200);
  await page.waitForURL(/\/test-checkout\/basic/);
});

test("a double click sends one order", async () => {
  const page = await openOrderPage(journey);
  await chooseOption(page, /Just a Question/);
  await fillContact(page, "twice@studio.example", "Once, please.");
  await getSubmitButton(page).dblclick();
  await page.waitForURL(/thank-you/);
  const orders = await listOrders(journey.site);
  expect(orders.filter((order) => order.email === "twice@studio.example")).toHaveLength(1);
});

test("the internal test package has no visuals to split", async () => {
  const page = await journey.openOffice();
  await page.goto(paths.orderTest);
  await waitForScripts(page);
  const asked = () => page.getByRole("group", { name: /Your visuals/ }).count();
  await chooseOption(page, /Essentials/);
  expect(await asked()).toBe(1);
  await chooseOption(page, /Internal test/);
  expect(await asked()).toBe(0);
  await fillContact(page, "office@palmetto.example");
  await expect.poll(() => getSubmitButton(page).innerText()).toContain("Continue to Payment — $1");
  await getSubmitButton(page).click();
  await page.waitForURL(/\/test-checkout\/test/);
});

test("text and photos added before the scripts run are kept", async () => {
  const page = journey.failOnConsoleErrors(await journey.open(), /status of 400/);
  const goOn = await delayScripts(page);
  await page.goto("/visual-design");
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("10");
  // A form returned with an error is filled in, and can be changed before scripts run, too.
  await fillContact(page, "no address", "Typed.");
  await getSubmitButton(page).click();
  await page.getByText("Please enter a valid email").first().waitFor();
  await fillContact(page, "early@studio.example", "Typed early.");
  await page.locator('input[type="file"]').setInputFiles(photos.path("real.jpg"));
  goOn();
  await expect.poll(() => getAttachedPhotos(page).count()).toBe(1);
  await getSubmitButton(page).click();
  await page.waitForURL(/\/test-checkout\/basic/);
  const order = (await listOrders(journey.site)).find(({ email }) => email === "early@studio.example");
  expect(order).toMatchObject({ requirements: "Typed early.", visualBreakdown: { flyers: 10 } });
});

test("a photo that is uploading shows a preview and its progress, and can be removed", async () => {
  const page = await openOrderPage(journey);
  const goOn = await delayRequests(page, `**${paths.orderUploads}`, "POST");
  await page.locator('input[type="file"]').setInputFiles([photos.path("real.jpg"), photos.path("sign.jpg")]);
  const bar = page.getByRole("progressbar", { name: "Uploading real.jpg" });
  await bar.waitFor();
  expect(await page.locator('#pictures img[src^="blob:"]').count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Remove sign.jpg" }).click();
  goOn();
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => getAttachedPhotos(page).count()).toBe(1);
});

test("the package sets the maximum of each count, and the hint disappears when nothing is missing", async () => {
  const page = await openOrderPage(journey);
  const next = page.locator(".order-strip a");
  const flyers = page.getByLabel("Flyers", { exact: true });
  const hint = page.getByText("Please fill in all required fields marked with *");
  expect(await hint.isVisible()).toBe(true);
  for (const [name, holds] of [
    [/Essentials/, "10"],
    [/Professional/, "25"],
  ] as const) {
    await chooseOption(page, name);
    await expect.poll(() => flyers.getAttribute("max")).toBe(holds);
  }
  expect(await flyers.getAttribute("min")).toBe("0");
  await page.getByRole("link", { name: "Pick your visuals" }).click();
  expect(await flyers.evaluate((field) => field === document.activeElement)).toBe(true);
  await flyers.fill("3");
  await page.getByRole("link", { name: "Add the details" }).waitFor();
  await fillContact(page, "hint@studio.example");
  await hint.waitFor({ state: "hidden" });
  expect(await next.count()).toBe(0);
});

test("a field focused with the keyboard is never hidden behind the strip or a toast", async () => {
  const page = await openOrderPage(journey);
  await page.setViewportSize({ width: 390, height: 700 });
  await chooseOption(page, /Essentials/);
  const hidden = async () => {
    await page.keyboard.press("Tab");
    return page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement;
      const { left, top, width, height } = at.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over?.closest(".order-strip, .toast") ? at.name : null;
    });
  };
  for (let field = 0; field < 14; field++) expect(await hidden()).toBeNull();
  await page.locator('input[type="file"]').setInputFiles([photos.path("notes.txt")]);
  await page.locator(".toast").waitFor();
  await page.getByRole("radio", { name: /Essentials/ }).focus();
  for (let field = 0; field < 14; field++) expect(await hidden()).toBeNull();
});

test("the seven error messages appear one after the other, each in a toast and beside its field", async () => {
  const page = await openOrderPage(journey);
  const email = page.getByRole("textbox", { name: "Email" });
  const flyers = page.getByLabel("Flyers", { exact: true });
  const steps: [what: () => Promise<void>, field: string, title: string, description: string][] = [
    [async () => {}, "full_name", "Name Required", "Please enter your full name."],
    [() => page.getByLabel("Full name").fill("Dana"), "email", "Email Required", "Please enter your email address."],
    [() => email.fill("dana"), "email", "Invalid Email", "Please enter a valid email address."],
    [() => email.fill("dana@studio.example"), "option", "Package Required", "Please select a package above."],
    [
      () => chooseOption(page, /Essentials/),
      "split",
      "Visual Breakdown Required",
      "Please select how many visuals you need for each type.",
    ],
    [
      () => flyers.fill("12"),
      "split",
      "Too Many Visuals",
      "You've selected 12 visuals but your package only includes 10. Please reduce your selection.",
    ],
    [
      () => flyers.fill("10"),
      "requirements",
      "Details Required",
      "Please provide details for your selected visual types.",
    ],
  ];
  const summaries = ["4 things", "3 things", "3 things", "2 things", "2 things", "2 things"];
  for (const [index, [mend, field, title, description]] of steps.entries()) {
    await mend();
    await getSubmitButton(page).click({ force: true });
    await expect.poll(() => page.locator(".toast p").allInnerTexts()).toEqual([`${title}\n${description}`]);
    expect(await page.locator(`#${field}-error`).innerText()).toBe(description);
    const summary = summaries[index] ? `${summaries[index]} to fix` : title;
    expect(await page.locator('#order-form [role="alert"] h3').innerText()).toBe(summary);
  }
});
