import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { chooseDay } from "#tests/support/booking/choose-day";
import { kindsScreen, resetKinds, workshop } from "#tests/support/booking/kinds";
import {
  findAxeProblemsInLooks,
  setUpJourneys,
  waitForScripts,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner adds a kind of meeting, a visitor books it, and it is switched off while another one books", async () => {
    await resetKinds(journey.site);
    const office = await journey.openOffice({ javaScriptEnabled });
    await office.goto(paths.adminSettings);
    await office.getByRole("link", { name: "Kinds of meetings", exact: true }).click();
    await office.getByRole("link", { name: "Add a kind of meeting" }).click();
    await office.getByLabel("Name *", { exact: true }).fill(workshop.name);
    await office.getByLabel("Description").fill(workshop.description);
    await office.getByLabel("How you meet").selectOption({ label: "In person, at an address" });
    await office.getByRole("button", { name: "Preview" }).click();
    await office.getByText("Enter the address where you meet.").first().waitFor();
    await office.getByLabel("Address", { exact: false }).fill(workshop.address);
    await office.getByRole("button", { name: "Preview" }).click();
    await office.getByText(`In person, at ${workshop.address}`).first().waitFor();
    await office.getByRole("button", { name: "Save" }).click();
    await findToast(office, "Settings Saved").waitFor();
    await office.getByRole("link", { name: "Length, hours and limits" }).click();
    await office.getByLabel("Schedule", { exact: true }).selectOption({ label: "Same as Free AI audit" });
    expect(await office.getByLabel("Monday").isVisible()).toBe(false);
    await office.getByLabel("Length").fill("60");
    await office.getByRole("button", { name: "Save hours and rules" }).click();
    await findToast(office, "Availability Saved").waitFor();

    // In the zone of the business, the page does not load again for that of the browser.
    const looks = { javaScriptEnabled, reducedMotion: "reduce", timezoneId: "America/New_York" } as const;
    const visitors = await Promise.all([1, 2].map(() => journey.open(looks)));
    for (const [index, page] of visitors.entries()) {
      await page.goto(paths.bookConsultation);
      if (javaScriptEnabled) await waitForScripts(page);
      await page.getByRole("link", { name: new RegExp(workshop.name) }).click();
      await page.locator(".booking-kinds [aria-current]", { hasText: workshop.name }).waitFor();
      // On one day, their times could overlap.
      if (index === 1) await chooseDay(page, -1);
      await page.locator(".booking-times li > a").first().click();
      await page.getByRole("heading", { name: "Who should we expect?" }).waitFor();
      await page.getByLabel("Name").fill(`Lee Park ${index}`);
      await page.getByLabel("Email").fill(`lee${index}@studio.example`);
    }
    const [first, second] = visitors as [(typeof visitors)[0], (typeof visitors)[0]];
    await first.getByRole("button", { name: /^Book / }).click();
    await first.getByText(`In person, at ${workshop.address}`).waitFor();
    expect(await first.locator(".booked").innerText()).toContain("60 min");

    await office.goto(kindsScreen);
    await office.getByRole("link", { name: workshop.name }).click();
    await office.getByLabel("Offer it to visitors").uncheck();
    await office.getByRole("button", { name: "Save" }).click();
    await findToast(office, "Settings Saved").waitFor();

    await second.getByRole("button", { name: /^Book / }).click();
    await second.getByText("Everything you typed is still here.").waitFor();
    expect(await second.getByLabel("Name").inputValue()).toBe("Lee Park 1");
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(second)).toEqual([]);
    await second.locator(".booking-others").getByRole("button", { name: "Project call" }).click();
    await second.locator(".booking-kinds [aria-current]", { hasText: "Project call" }).waitFor();
    await second.getByLabel("Phone").fill("407-555-0134");
    await second.getByRole("button", { name: /^Book / }).click();
    await second.getByRole("heading", { name: /^We’ll call you / }).waitFor();
  });
});
