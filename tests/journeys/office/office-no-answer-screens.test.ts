import { describe, expect, test } from "vitest";
import { changeRows } from "#tests/support/database/rows";
import { outages, setUpOffice } from "#tests/support/office/unreachable-server";

const here = setUpOffice();

describe.each(outages)("%s", (_how, interrupt, restore) => {
  test("deal flow stays unchanged and shows the specified message", async () => {
    await here.open("/admin/dealflow");
    await interrupt(here.page);
    await here.refreshList();
    await here.expectErrorToast("Failed to load applications.");
    await here.page.getByRole("searchbox", { name: "Search" }).fill("okafor");
    await here.page.getByRole("button", { name: "Apply" }).click();
    await here.expectErrorToast("Failed to load applications.");
    await here.page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^Live/ }).click();
    await here.expectErrorToast("Failed to load applications.");
    await here.page.getByRole("link", { name: "View application of Beau Landry" }).click();
    await here.expectErrorToast("Failed to load applications.");
    expect(await here.page.locator("tbody tr").count()).toBe(2);
    expect(await here.page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("okafor");
    await restore(here.page);
    await here.open(here.application);
    await interrupt(here.page);
    await here.page.getByRole("button", { name: "Mark Live", exact: true }).click();
    await here.expectErrorToast("Failed to update status.");
    await here.page.locator(".ticket").getByRole("link", { name: "Close" }).click();
    await here.expectErrorToast("Failed to load applications.");
    expect(await here.page.locator("tbody tr").count()).toBe(2);
    await here.page.getByRole("dialog", { name: "Imani Okafor" }).waitFor();
    await restore(here.page);
    await here.page.locator(".ticket").getByRole("link", { name: "Close" }).click();
    await here.page.getByRole("dialog", { name: "Imani Okafor" }).waitFor({ state: "detached" });
  });

  test("outbox, trash and web vitals stay unchanged", async () => {
    await here.open("/admin/outbox");
    await interrupt(here.page);
    await here.refreshList();
    await here.expectErrorToast("We couldn’t load the messages. Try again.");
    await here.page.getByRole("searchbox", { name: "Search" }).fill("dana");
    await here.page.getByRole("button", { name: "Apply" }).click();
    await here.expectErrorToast("We couldn’t load the messages. Try again.");
    await here.page
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click();
    await here.expectErrorToast("We couldn’t queue the message. Try again.");
    await here.page.getByRole("link", { name: /^Discard/ }).click();
    await here.expectErrorToast("We couldn’t load the messages. Try again.");
    await here.getNavLink("Web vitals").click();
    await here.expectErrorToast("We couldn’t load the web vitals. Try again.");
    await here.page.getByRole("heading", { name: "Failed messages" }).waitFor();
    expect(await here.page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("dana");
    await restore(here.page);
    await here.page
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click();
    await here.page.getByText("Sending it again now.").waitFor();
    await here.getNavLink("Web vitals").click();
    await here.page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
    await interrupt(here.page);
    await here.getNavLink("Deal flow").click();
    await here.expectErrorToast("Failed to load applications.");
    await here.page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
    await restore(here.page);
  });

  test("an order that cannot be restored stays in the trash", async () => {
    await changeRows(here.journey.site, "formSubmissions", {}, { deletedAt: new Date() });
    await here.open("/admin/trash");
    await interrupt(here.page);
    await here.page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await here.expectErrorToast("We couldn’t restore it. It’s still in the trash. Try again.");
    await here.page.getByRole("link", { name: "All orders" }).click();
    await here.expectErrorToast("Failed to fetch submissions");
    expect(await here.page.getByRole("button", { name: /^Restore/ }).count()).toBe(4);
    await restore(here.page);
    await here.page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await here.page.getByText("1 order is back").waitFor();
    await expect.poll(() => here.page.getByRole("button", { name: /^Restore/ }).count()).toBe(3);
  });

  test("Back without a response leaves the screen and its address unchanged", async () => {
    await here.open("/admin/outbox");
    await here.getNavLink("Web vitals").click();
    await here.page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
    await interrupt(here.page);
    await here.page.evaluate(() => history.back());
    await here.expectErrorToast("We couldn’t load the messages. Try again.");
    await here.page.waitForURL("**/admin/metrics");
    await here.page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
    await restore(here.page);
    await here.page.evaluate(() => history.back());
    await here.page.getByRole("heading", { name: "Outbox", exact: true }).waitFor();
  });
});
