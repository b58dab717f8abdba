import { beforeEach, expect, test } from "vitest";
import { setUpJourneys, waitForScripts } from "#tests/support/browser/journey";
import { endSessions, signInAgain, startSiteWithAdmins } from "#tests/support/office/ended-session";
import { insertFourOrders } from "#tests/support/office/four-orders";
import { PASSWORD } from "#tests/support/office/sign-in";
import { findOrder } from "#tests/support/order/orders";

const journey = setUpJourneys(startSiteWithAdmins);

let id: string;
let ticket: string;
beforeEach(async () => {
  id = (await insertFourOrders(journey.site))[3] ?? "";
  ticket = `/admin/orders/${(await findOrder(journey.site, id))?.submissionId}`;
});

test("a change on a page with a typed note keeps the note, and succeeds after a sign-in in another tab", async () => {
  const page = await journey.openOffice({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(ticket);
  await waitForScripts(page);
  const before = await findOrder(journey.site, id);
  const note = page.getByLabel("New note");
  await note.fill("Half a sentence");
  await endSessions(journey.site);
  await page.locator("#ticket select[name=status]").selectOption("ready");
  await page.getByText("We didn’t make this change.").waitFor();
  await page.getByLabel("Priority of Luis Ortega").selectOption("urgent");
  await expect.poll(() => page.getByLabel("Priority of Luis Ortega").isEnabled()).toBe(true);
  await page.getByText("We didn’t make this change.").waitFor();
  expect(await note.inputValue()).toBe("Half a sentence");
  expect(await findOrder(journey.site, id)).toMatchObject({ orderStatus: before?.orderStatus });

  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Login" }).click();
  await other.getByRole("checkbox", { name: "Select all" }).waitFor();
  await page.locator("#ticket select[name=status]").selectOption("ready");
  await page.getByText("We didn’t make this change.").waitFor({ state: "detached" });
  await expect.poll(async () => (await findOrder(journey.site, id))?.orderStatus).toBe("ready");
  await page.getByRole("button", { name: "Add Note" }).click();
  await page.getByRole("listitem").getByText("Half a sentence").waitFor();
});

test("on a phone, the sign-in card starts at the top, and the unsaved text scrolls in a labeled area", async () => {
  const page = await journey.openOffice({ viewport: { width: 390, height: 664 }, reducedMotion: "reduce" });
  await page.goto(ticket);
  await waitForScripts(page);
  await page.getByLabel("New note").fill("Call Dana back. ".repeat(200));
  await endSessions(journey.site);
  await page.getByRole("button", { name: "Add Note" }).click();
  await page.getByRole("heading", { name: "Admin Access" }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("group", { name: "What isn’t saved" }).focus();
  await signInAgain(page, /Call Dana back/);
  await page.getByRole("listitem").getByText("Call Dana back").waitFor();
});
