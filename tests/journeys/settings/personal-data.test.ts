import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { countRows, emptyTables } from "#tests/support/database/rows";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();
const email = "dana@studio.example";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an admin sends somebody a copy of everything about them, and then erases it", async () => {
    await emptyTables(journey.site, "contactMessages", "outbox", "settings", "settingEdits");
    await insertContactMessage(journey.site, { email, message: "The gray one, please" });
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Personal data", exact: true }).click();
    await page.getByRole("link", { name: "Everything about one person" }).click();
    await page.getByLabel("Email address", { exact: true }).fill("dana");
    await page.getByRole("button", { name: "Look up" }).click();
    await page.getByText("Enter an email address such as dana@example.com.").waitFor();
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await page.getByLabel("Email address", { exact: true }).press("Enter");
    await page.getByText("1 to delete").waitFor();

    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download a copy" }).click();
    const entries = await unpackZip(await readFile(await (await started).path()));
    expect(entries.map(({ name }) => name)).toEqual(["data.json"]);
    expect(entries[0]?.content.toString()).toContain("The gray one, please");

    await page.getByLabel(`Type ${email} to confirm`).fill("dana@studio");
    await page.getByRole("button", { name: "Erase everything" }).click();
    await page.getByText("Type the same address again.").waitFor();
    expect(await page.getByLabel(`Type ${email} to confirm`).inputValue()).toBe("dana@studio");
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await page.getByRole("button", { name: "Erase everything" }).click();
    await findToast(page, "Erased").waitFor();
    expect(await countRows(journey.site, "contactMessages")).toBe(0);
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Look up" }).click();
    await page.getByRole("heading", { name: `Nothing is kept about ${email}` }).waitFor();
  });
});
