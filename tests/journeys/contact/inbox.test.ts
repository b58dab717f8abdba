import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { findAxeProblems } from "#tests/support/browser/axe";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { clearInbox, insertContactMessage, insertContactMessages } from "#tests/support/contact/contact-messages";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();
beforeEach(async () => {
  await clearInbox(journey.site);
  await insertContactMessages(
    journey.site,
    { createdAt: new Date("2026-11-20T15:02:00Z") },
    { name: "Quick Cash", createdAt: new Date("2026-11-20T15:03:00Z"), status: "spam", spamReasons: ["4 links"] },
  );
  await insertOrder(journey.site, {
    ...{ fullName: "Dana Whitfield", planPurchased: "other", orderStatus: "question", paymentStatus: "n/a" },
    createdAt: new Date("2026-11-20T15:01:00Z"),
    message: "Do you print too?",
  });
});

const open = async (page: Page, path: string, scripts: boolean) => {
  await page.goto(path);
  if (scripts) await waitForListScripts(page);
};

withAndWithoutJavaScript((javaScriptEnabled) => {
  let page: Page;
  beforeEach(async () => {
    const opened = await journey.openOffice({ javaScriptEnabled }, { name: "Rosa Delgado" });
    page = journey.failOnConsoleErrors(opened, /status of 400/);
  });

  test("an admin finds a message, assigns it, adds a note and answers it", async () => {
    await open(page, "/admin/messages", javaScriptEnabled);
    await page.getByText("Do you print too?").waitFor();
    expect(await page.getByText("Quick Cash").count()).toBe(0);
    await page.getByRole("searchbox", { name: "Search" }).fill("PLUMBING");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("1 of 2 messages").waitFor();
    await page.getByRole("link", { name: "View contact form of Marcus Reed" }).click();
    const ticket = page.getByRole("dialog", { name: "Marcus Reed" });
    await ticket.getByText("We miss half of our calls").waitFor();

    await ticket.getByLabel("Assigned to").selectOption({ label: "Rosa Delgado" });
    await ticket.getByRole("button", { name: "Assign" }).click();
    await page.locator(".toast").getByText("Assigned to Rosa Delgado").waitFor();
    await ticket.getByLabel("New note").fill("Called him.");
    await ticket.getByRole("button", { name: "Add Note" }).click();
    await page.locator(".toast").getByText("Note Added").waitFor();
    expect(await ticket.getByText("Called him.").count()).toBe(1);

    await ticket.getByLabel("Your answer").fill("Hi {name},\n\nyes, we can {call}.");
    await ticket.getByRole("button", { name: "Send answer" }).click();
    // What is refused stays, in the window with the subject and the preview.
    const staffEmail = page.getByRole("dialog", { name: "Answer Marcus Reed" });
    await staffEmail.getByText("We miss half of our calls").waitFor();
    expect(await staffEmail.getByLabel("Text").inputValue()).toContain("{call}");
    await staffEmail.getByLabel("Text").fill("Hi {name},\n\nyes, we can.");
    await staffEmail.getByRole("button", { name: "Send 1 Email" }).click();
    await page.locator(".toast").getByText("Answer Sent").waitFor();
    expect(new URL(page.url()).search).toBe("?q=PLUMBING");
    await ticket.getByText("yes, we can.").waitFor();
    await ticket.getByRole("button", { name: "Mark as new" }).waitFor();
  });

  test("an admin restores suspected spam, undoes that, and opens a question from the order form", async () => {
    await open(page, "/admin/messages?status=spam", javaScriptEnabled);
    await page.getByRole("link", { name: "View contact form of Quick Cash" }).click();
    const ticket = page.getByRole("dialog", { name: "Quick Cash" });
    await ticket.getByText("4 links").waitFor();
    expect(await ticket.getByLabel("Your answer").count()).toBe(0);
    await ticket.getByRole("button", { name: "Restore" }).click();
    await page.locator(".toast").getByText("Restored").waitFor();
    await ticket.getByLabel("Your answer").waitFor();
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.locator(".toast").getByText("Marked as Spam").waitFor();
    await ticket.getByRole("button", { name: "Restore" }).waitFor();

    await open(page, "/admin/messages", javaScriptEnabled);
    await page.getByRole("link", { name: "View question with the order form of Dana Whitfield" }).click();
    await page.waitForURL("**/admin/orders/SUB-*");
  });
});

describe("the screen", () => {
  test("the answer field keeps what is typed when a colleague answers, and is empty once one's own answer is sent", async () => {
    const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
    const openMessage = async (opened: Page) => {
      await open(opened, "/admin/messages", true);
      await opened.getByRole("link", { name: "View contact form of Marcus Reed" }).click();
    };
    await openMessage(page);
    const field = page.getByLabel("Your answer");
    const initial = await field.inputValue();
    await field.fill("Hi Marcus, half typed");

    const colleague = await journey.openOffice({}, { name: "Lee Ortiz" });
    await openMessage(colleague);
    await colleague.getByLabel("Your answer").fill("Hi Marcus, from Lee.");
    await colleague.getByRole("button", { name: "Send answer" }).click();
    await colleague.locator(".toast").getByText("Answer Sent").waitFor();
    await expect.poll(() => colleague.getByLabel("Your answer").inputValue()).toBe(initial);

    const addNote = async (text: string) => {
      await page.getByLabel("New note").fill(text);
      await page.getByRole("button", { name: "Add Note" }).click();
      await page.getByText(text).first().waitFor();
    };
    await addNote("Called him.");
    await page.getByText("Hi Marcus, from Lee.").first().waitFor();
    expect(await field.inputValue()).toBe("Hi Marcus, half typed");

    // Nor does one that comes after an attempt that did not reach the server.
    await field.fill("Hi Marcus, from Rosa.");
    await page.route("**/answer*", (route) => route.abort());
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.locator(".toast", { hasText: "couldn’t" }).waitFor();
    await page.unroute("**/answer*");
    await colleague.getByLabel("Your answer").fill("Hi Marcus, Lee again.");
    await colleague.getByRole("button", { name: "Send answer" }).click();
    await colleague.getByText("Hi Marcus, Lee again.").first().waitFor();
    await addNote("Called him twice.");
    await page.getByText("Hi Marcus, Lee again.").first().waitFor();
    expect(await field.inputValue()).toBe("Hi Marcus, from Rosa.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect.poll(() => field.inputValue()).toBe(initial);
  });

  test("with JavaScript, the focus moves to the message and back, and stays on a pressed button", async () => {
    const page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
    await open(page, "/admin/messages", true);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent === "Marcus Reed");
    await page.getByRole("button", { name: "Mark as spam" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent === "Restore");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent === "Mark as spam");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "View contact form of Marcus Reed");
  });

  test("closing an answer asks before typed text is lost, and returns to the message", async () => {
    const page = await journey.openOffice();
    await open(page, "/admin/messages", true);
    await page.getByRole("link", { name: "View contact form of Marcus Reed" }).click();
    await page.getByRole("button", { name: "Preview and subject" }).click();
    const staffEmail = page.getByRole("dialog", { name: "Answer Marcus Reed" });
    await staffEmail.getByRole("link", { name: "Close" }).click();
    await page.getByRole("dialog", { name: "Marcus Reed", exact: true }).waitFor();
    await page.getByRole("button", { name: "Preview and subject" }).click();
    await staffEmail.getByLabel("Text").fill("Not finished");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Email Not Sent" });
    await question.getByText("Leave this email?").waitFor();
    await question.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("dialog", { name: "Marcus Reed", exact: true }).waitFor();

    // What was typed beside the message was not sent either.
    await page.getByLabel("Your answer").fill("Typed beside the message");
    await page.getByRole("button", { name: "Preview and subject" }).click();
    await staffEmail.getByRole("link", { name: "Close" }).click();
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    expect(await staffEmail.getByLabel("Text").inputValue()).toBe("Typed beside the message");
  });

  test("has no axe violations on a phone in light mode and on a wide screen in dark mode", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    const long = await insertContactMessage(journey.site, {
      name: "Maximilian".repeat(20),
      email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
      businessName: "W".repeat(200),
      message: "x".repeat(5000),
      source: { page: "/contact", referrer: `https://long.example/${"p".repeat(300)}` },
      assigneeId: "admin",
    });
    for (const path of [
      "/admin/messages",
      "/admin/messages?q=nobody",
      "/admin/messages?status=answered",
      `/admin/messages/${long.id}`,
      `/admin/messages/${long.id}/answer`,
      "/admin/messages/none",
    ]) {
      await page.goto(path);
      expect(await findAxeProblemsInLooks(page), path).toEqual([]);
      // A list on a wide screen shows more than on a phone.
      if (path === "/admin/messages") expect(await findAxeProblems(page), path).toEqual([]);
    }
  });
});
