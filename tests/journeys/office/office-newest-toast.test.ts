import { expect, test } from "vitest";
import { setUpOffice } from "#tests/support/office/unreachable-server";

const here = setUpOffice();
const toast = (words: string) => here.page.locator(".toast", { hasText: words });
const offline = (is: boolean) => here.page.context().setOffline(is);

test("an offline error disappears when the connection returns, and Undo of a later change is visible", async () => {
  await here.open("/admin");
  await offline(true);
  await here.page.getByRole("link", { name: "Trash" }).click();
  await toast("We couldn’t load the trash. Try again.").waitFor();
  await offline(false);
  await toast("We couldn’t load the trash. Try again.").waitFor({ state: "detached" });
  await here.page.getByRole("checkbox", { name: "Select Luis Ortega" }).check();
  await here.page.getByRole("button", { name: "Delete Selected" }).click();
  await here.page.locator("#delete-orders").getByRole("button", { name: "Delete" }).click();
  await here.page.getByRole("button", { name: "Undo" }).click();
  await here.page.getByRole("rowheader", { name: "Luis Ortega" }).waitFor();
});

test("of two failures in a row, the newer one is shown", async () => {
  await here.open("/admin");
  await here.page.getByRole("checkbox", { name: "Select Luis Ortega" }).check();
  await here.page.getByLabel("New status").selectOption("ready");
  await offline(true);
  await here.refreshList();
  await toast("Failed to fetch submissions").waitFor();
  await here.page.getByRole("button", { name: "Update Status" }).click();
  await toast("Failed to update orders").waitFor();
  await here.refreshList();
  await toast("Failed to fetch submissions").waitFor();
  await toast("Failed to update orders").waitFor({ state: "hidden" });
  await here.page.getByLabel("Status of Priya Raman").selectOption("ready");
  await toast("Failed to update status").waitFor();
  await toast("Failed to fetch submissions").waitFor({ state: "detached" });
});

test("the error of a failed link is gone when the link works again", async () => {
  await here.open("/admin");
  await offline(true);
  await here.getNavLink("Outbox").click();
  await toast("We couldn’t load the messages. Try again.").waitFor();
  await offline(false);
  await here.getNavLink("Outbox").click();
  await here.page.getByRole("heading", { name: "Outbox" }).waitFor();
  expect(await here.page.locator(".toast").count()).toBe(0);
});

test("the offline notice stays visible while the page scrolls", async () => {
  await here.open("/admin");
  await here.page.setViewportSize({ width: 390, height: 400 });
  await offline(true);
  const strip = here.page.getByText("No connection. What you typed");
  await strip.waitFor();
  await here.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => here.page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect((await strip.boundingBox())?.y).toBe(0);
});

test("on a phone, the error about a missing status has its own line", async () => {
  await here.open("/admin");
  await here.page.setViewportSize({ width: 390, height: 844 });
  await here.page.getByRole("checkbox", { name: "Select Luis Ortega" }).check();
  await here.page.getByRole("button", { name: "Update Status" }).click();
  const error = await here.page.getByText("Choose a status.").boundingBox();
  const select = await here.page.getByLabel("New status").boundingBox();
  const button = await here.page.getByRole("button", { name: "Update Status" }).boundingBox();
  if (!error || !select || !button) throw new Error("not in sight");
  expect(error.y).toBeGreaterThanOrEqual(select.y + select.height);
  expect(button.y).toBeGreaterThanOrEqual(error.y + error.height);
});
