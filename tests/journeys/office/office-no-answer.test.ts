import { describe, expect, test } from "vitest";
import { customerNames, readRowNames } from "#tests/support/office/four-orders";
import { outages, setUpOffice } from "#tests/support/office/unreachable-server";

const here = setUpOffice();

test("signing out while offline fails with a message", async () => {
  await here.open("/admin/metrics");
  await here.page.context().setOffline(true);
  await here.page.getByRole("button", { name: "Logout" }).click();
  await here.expectErrorToast("We couldn’t sign you out. Try again once you’re online.");
  await here.page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
  await here.page.context().setOffline(false);
  await here.page.getByRole("button", { name: "Logout" }).click();
  await here.page.getByRole("heading", { name: "Admin Access" }).waitFor();
});

describe.each(outages)("%s", (_how, interrupt, restore) => {
  test("the list of orders stays unchanged, says what failed, and works again afterward", async () => {
    await here.open("/admin?sort=oldest");
    const shown = [...customerNames].reverse();
    await here.page.getByRole("checkbox", { name: "Select Luis Ortega" }).check();
    await interrupt(here.page);
    await here.refreshList();
    await here.expectErrorToast("Failed to fetch submissions");
    await here.page.getByRole("searchbox", { name: "Search" }).fill("dana");
    await here.expectErrorToast("Failed to fetch submissions");
    await here.page.getByLabel("New status").selectOption("ready");
    await here.page.getByRole("button", { name: "Update Status" }).click();
    await here.expectErrorToast("Failed to update orders");
    await here.page.getByRole("button", { name: "Delete Selected" }).click();
    await here.page.getByRole("button", { name: "Cancel" }).click();
    await here.page.locator("#delete-orders").waitFor({ state: "hidden" });
    await here.page.getByRole("button", { name: "Delete Selected" }).click();
    await here.page.locator("#delete-orders").getByRole("button", { name: "Delete" }).click();
    await here.page.locator("#delete-orders").waitFor({ state: "hidden" });
    await here.expectErrorToast("Failed to delete orders");
    await here.page.getByLabel("Status of Priya Raman").selectOption("ready");
    await here.expectErrorToast("Failed to update status");
    await here.page.getByLabel("Priority of Priya Raman").selectOption("high");
    await here.expectErrorToast("Failed to update priority");
    await here.page.getByRole("link", { name: "View details of Dana Whitfield" }).click();
    await here.expectErrorToast("Failed to fetch submissions");
    await here.page.getByRole("link", { name: "Trash" }).click();
    await here.expectErrorToast("We couldn’t load the trash. Try again.");
    await here.page.getByRole("button", { name: "Email Selected" }).click();
    await here.expectErrorToast("Failed to fetch submissions");
    expect(await readRowNames(here.page)).toEqual(shown);
    expect(await here.page.locator("#selection b").textContent()).toBe("1 selected");
    expect(await here.page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("dana");
    expect(here.page.url()).toBe(`${here.journey.site.origin}/admin?sort=oldest`);
    await restore(here.page);
    await here.refreshList();
    await here.page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => readRowNames(here.page)).toEqual(["Dana Whitfield"]);
  });

  test("a ticket keeps typed text", async () => {
    await here.open(here.ticket);
    const note = here.page.getByLabel("New note");
    await note.fill("Asked for a brighter photo.");
    await interrupt(here.page);
    await here.page.getByRole("button", { name: "Add Note" }).click();
    await here.expectErrorToast("Failed to add note");
    await here.page.locator("#ticket summary", { hasText: /^Delete$/ }).click();
    await here.page.getByRole("button", { name: "Delete the order" }).click();
    await here.expectErrorToast("We couldn’t delete it. Try again.");
    await here.page.locator("#ticket").getByRole("link", { name: "Close" }).click();
    await here.expectErrorToast("Failed to fetch submissions");
    expect(await note.inputValue()).toBe("Asked for a brighter photo.");
    await restore(here.page);
    await here.page.getByRole("button", { name: "Add Note" }).click();
    await here.page.getByRole("listitem").getByText("Asked for a brighter photo.").waitFor();
  });
});
