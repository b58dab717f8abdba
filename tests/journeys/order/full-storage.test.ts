import { afterAll, afterEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertPaidOrder, listDeliveredFiles, listDeliveryRows } from "#tests/support/order/deliveries";
import { createPicture } from "#tests/support/order/order-form";
import {
  chooseOption,
  fillContact,
  getAttachedPhotos,
  getSubmitButton,
  openOrderPage,
} from "#tests/support/order/order-page";
import { listUploads, MB } from "#tests/support/order/uploads";
import { startSite } from "#tests/support/site";
import { type LimitedStorage, listLimitedDrivers } from "#tests/support/storage/limited-storages";

describe.each(listLimitedDrivers())("with full $driver storage", ({ open }) => {
  let limitedStorage: LimitedStorage;
  // Hooks run in reverse order: the browser and the site have to be closed before the storage is emptied.
  afterAll(() => limitedStorage?.remove());
  afterEach(async () => {
    for (const key of await limitedStorage.listKeys()) await limitedStorage.storage.delete(key);
  });
  const journey = setUpJourneys(async () => {
    limitedStorage = await open();
    return startSite(limitedStorage.env, "sqlite");
  });

  test("an order waits until the photo is uploaded again", async () => {
    const page = journey.failOnConsoleErrors(await openOrderPage(journey), /507/);
    await chooseOption(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("3");
    await fillContact(page, "full@studio.example");
    const buffer = Buffer.from(await createPicture("sign.jpg", 9 * MB).arrayBuffer());
    await limitedStorage.withoutFreeSpace(async () => {
      await page.locator('input[type="file"]').setInputFiles({ name: "sign.jpg", mimeType: "image/jpeg", buffer });
      await page.getByText("Not uploaded. Our storage is full right now.").first().waitFor();
    });
    expect(await listUploads(journey.site)).toEqual([]);
    await page.getByRole("button", { name: /^Try again/ }).click();
    await expect.poll(() => getAttachedPhotos(page).count()).toBe(1);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/basic/);
    expect(await limitedStorage.listKeys()).toHaveLength(1);
  });

  test("a delivery keeps its message and waits until the file is uploaded again", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = journey.failOnConsoleErrors(await journey.openOffice(), /507/);
    await page.goto(paths.adminOrder(order.submissionId));
    await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    const section = page.locator("#delivery");
    const send = section.getByRole("button", { name: "Upload & Notify Customer" });
    await section.getByLabel("Message to the customer").fill("Both are ready to print.");
    await limitedStorage.withoutFreeSpace(async () => {
      await section.getByLabel("Choose files").setInputFiles([
        { name: "flyer.pdf", mimeType: "application/pdf", buffer: Buffer.from("flyer") },
        { name: "film.zip", mimeType: "application/zip", buffer: Buffer.alloc(9 * MB, "x") },
      ]);
      await section.getByText("Failed to upload film.zip. Our storage is full.").waitFor();
      await section.getByText("1 KB, uploaded").waitFor();
      await send.click();
      await section.getByText("Some files didn’t upload. Try them again or remove them first.").waitFor();
    });
    expect(await listDeliveryRows(journey.site)).toEqual([]);
    expect(await limitedStorage.listKeys()).toHaveLength(1);
    await section.getByRole("button", { name: /^Try again/ }).click();
    await section.getByText("9.0 MB, uploaded").waitFor();
    expect(await section.getByLabel("Message to the customer").inputValue()).toBe("Both are ready to print.");
    await send.click();
    await page.getByRole("status").getByText("Files Uploaded").waitFor();
    expect((await listDeliveredFiles(journey.site)).map(({ name }) => name)).toEqual(["film.zip", "flyer.pdf"]);
    expect((await listDeliveryRows(journey.site)).map(({ message }) => message)).toEqual(["Both are ready to print."]);
    expect(await limitedStorage.listKeys()).toHaveLength(2);
  });
});
