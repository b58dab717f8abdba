import { describe, expect, test } from "vitest";
import { outages, setUpOffice } from "../../support/office/no-answer";

const here = setUpOffice();

describe.each(outages)("%s", (_how, interrupt, restore) => {
  test("deal flow stays as it is and shows the specification's message", async () => {
    await here.open("/admin/dealflow");
    await interrupt(here.page);
    await here.refresh();
    await here.says("Failed to load applications.");
    await here.page.getByRole("searchbox", { name: "Search" }).fill("okafor");
    await here.page.getByRole("button", { name: "Search" }).click();
    await here.says("Failed to load applications.");
    await here.page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^Live/ }).click();
    await here.says("Failed to load applications.");
    await here.page.getByRole("link", { name: "View application of Beau Landry" }).click();
    await here.says("Failed to load applications.");
    expect(await here.page.locator("tbody tr").count()).toBe(2);
    expect(await here.page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("okafor");
    await restore(here.page);
    await here.open(here.application);
    await interrupt(here.page);
    await here.page.getByRole("button", { name: "Mark Live" }).click();
    await here.says("Failed to update status.");
    await here.page.locator(".ticket").getByRole("link", { name: "Close" }).click();
    await here.says("Failed to load applications.");
    expect(await here.page.locator("tbody tr").count()).toBe(2);
    await here.page.getByRole("dialog", { name: "Imani Okafor" }).waitFor();
    await restore(here.page);
    await here.page.locator(".ticket").getByRole("link", { name: "Close" }).click();
    await here.page.getByRole("dialog", { name: "Imani Okafor" }).waitFor({ state: "detached" });
  });

  test("outbox, trash and metrics stay as they are", async () => {
    await here.open("/admin/outbox");
    await interrupt(here.page);
    await here.refresh();
    await here.says("Failed to load messages.");
    await here.page.getByRole("searchbox", { name: "Search" }).fill("dana");
    await here.page.getByRole("button", { name: "Apply" }).click();
    await here.says("Failed to load messages.");
    await here.page
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click();
    await here.says("Failed to queue the message.");
    await here.page.getByRole("link", { name: /^Discard/ }).click();
    await here.says("Failed to load messages.");
    await here.bar("Metrics").click();
    await here.says("Failed to load metrics.");
    await here.page.getByRole("heading", { name: "Dead letters" }).waitFor();
    expect(await here.page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("dana");
    await restore(here.page);
    await here.page
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click();
    await here.page.getByText("1 message goes out with the next round.").waitFor();
    await here.bar("Metrics").click();
    await here.page.getByRole("heading", { name: "Metrics", exact: true }).waitFor();
    await interrupt(here.page);
    await here.bar("Deal flow").click();
    await here.says("Failed to load applications.");
    await here.page.getByRole("heading", { name: "Metrics", exact: true }).waitFor();
    await restore(here.page);
  });

  test("an order that cannot be restored stays in the trash", async () => {
    const { db } = here.journey.site.services;
    await db.transact((tx) => tx.update(db.tables.formSubmissions).set({ deletedAt: new Date() }));
    await here.open("/admin/trash");
    await interrupt(here.page);
    await here.page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await here.says("Failed to restore orders");
    await here.page.getByRole("link", { name: "Back to the orders" }).click();
    await here.says("Failed to fetch submissions");
    expect(await here.page.getByRole("button", { name: /^Restore/ }).count()).toBe(4);
    await restore(here.page);
    await here.page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await here.page.getByText("1 order is back").waitFor();
    await expect.poll(() => here.page.getByRole("button", { name: /^Restore/ }).count()).toBe(3);
  });

  test("Back without an answer leaves the screen and its address as they are", async () => {
    await here.open("/admin/outbox");
    await here.bar("Metrics").click();
    await here.page.getByRole("heading", { name: "Metrics", exact: true }).waitFor();
    await interrupt(here.page);
    await here.page.evaluate(() => history.back());
    await here.says("Failed to load messages.");
    await here.page.waitForURL("**/admin/metrics");
    await here.page.getByRole("heading", { name: "Metrics", exact: true }).waitFor();
    await restore(here.page);
    await here.page.evaluate(() => history.back());
    await here.page.getByRole("heading", { name: "Outbox", exact: true }).waitFor();
  });
});
