import { randomUUID } from "node:crypto";
import type { BrowserContextOptions } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { findAxeProblems } from "#tests/support/browser/axe";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";

const journey = setUpJourneys();

const payload = {
  to: "jerome@batistecatering.example",
  subject: "Order received",
  text: "Hello",
  html: "<p>Hello</p>",
};
let dead: string;

beforeEach(async () => {
  const { site } = journey;
  const now = new Date();
  dead = randomUUID();
  const row = { kind: "mail" as const, topic: "order-customer", payload, runAt: now, finishedAt: now };
  await emptyTables(site, "outbox", "webVitals", "webVitalDays");
  await insertRows(site, "outbox", [
    { ...row, id: dead, dedupeKey: "order-customer:1", state: "dead", attempts: 15, lastError: "550 No such user" },
    { ...row, id: randomUUID(), dedupeKey: "order-customer:2", state: "dead", attempts: 1, lastError: "552 Full" },
    { ...row, id: randomUUID(), topic: "order-team", dedupeKey: "order-team:1", state: "sent", attempts: 2 },
  ]);
  const measured = { page: "/admin", metric: "LCP" } as const;
  const values = [900, 3000, 9000];
  await insertRows(
    site,
    "webVitals",
    values.map((value) => ({ ...measured, id: `v6-1-${value}`, value })),
  );
});

const open = (options: BrowserContextOptions) => journey.openOffice({ reducedMotion: "reduce", ...options });

const states = async () => (await listRows(journey.site, "outbox", {}, "dedupeKey")).map(({ state }) => state);

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an admin reads why a message failed, sends it again, discards another, and sends the rest", async () => {
    const page = await open({ javaScriptEnabled });
    await page.goto("/admin/outbox");
    await page.getByRole("link", { name: "Order received" }).first().click();
    await page.getByText("550 No such user").or(page.getByText("552 Full")).first().waitFor();
    await page.goto(`/admin/outbox/${dead}`);
    await page.getByText("550 No such user").waitFor();
    await page.getByRole("button", { name: /^Retry/ }).click();
    await page.getByText("Sending it again now.").waitFor();
    await journey.site.services.worker.runDue();
    expect(await states()).toEqual(["sent", "dead", "sent"]);

    await page.goto("/admin/outbox");
    await page.getByRole("link", { name: /^Discard/ }).click();
    await page.getByRole("link", { name: "Keep" }).click();
    await page.getByRole("link", { name: /^Discard/ }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByText("We won’t send this message.").waitFor();
    expect(await states()).toEqual(["sent", "sent"]);
  });

  test("an admin filters, searches, and retries all messages at once", async () => {
    const page = await open({ javaScriptEnabled });
    await page.goto("/admin/outbox");
    await page.getByRole("combobox", { name: "Status" }).selectOption("Sent");
    await page.getByRole("searchbox", { name: "Search" }).fill("new order");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/q=new\+order&state=sent/);
    await page.getByText("1 of 1 message").waitFor();
    // An opened message leads back to the search that found it.
    await page.getByRole("link", { name: /^View/ }).click();
    await page.getByRole("link", { name: "All messages" }).click();
    await page.waitForURL(/outbox\?q=new\+order&state=sent/);
    await page.goto("/admin/outbox");
    await page.getByRole("button", { name: "Retry both" }).click();
    await page.getByText("Sending 2 messages again now.").waitFor();
    await journey.site.services.worker.runDue();
    expect(await states()).toEqual(["sent", "sent", "sent"]);
  });
});

test("the keyboard moves from the failed messages through the list, opens a message and returns", async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto("/admin/outbox");
  await page.getByRole("button", { name: "Shortcuts" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest("tr, li")?.textContent ?? "");
  for (const words of ["Order received", "Order received", "New order (team)", "New order (team)"]) {
    await page.keyboard.press("j");
    expect(await focused()).toContain(words);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("?j");
  expect(await page.getByRole("searchbox").inputValue()).toBe("?j");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts" });
  await sheet.getByText("Next message").waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  for (const key of ["k", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL(/\/admin\/outbox\/./);
  await page.getByRole("heading", { level: 1, name: "Order received" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/admin\/outbox$/);
});

test("axe finds no problems on a phone in light mode and a wide screen in dark mode, and nothing scrolls sideways", async () => {
  const page = await open({});
  const screens = [
    "/admin/outbox",
    "/admin/outbox?q=nothing-like-it",
    `/admin/outbox/${dead}`,
    `/admin/outbox/${dead}?discard`,
    "/admin/metrics",
    "/admin/offline",
  ];
  for (const path of screens) {
    await page.goto(path);
    for (const summary of await page.locator("main details > summary:visible").all()) await summary.click();
    expect(await findAxeProblemsInLooks(page), path).toEqual([]);
    // A list on a wide screen shows more than on a phone.
    if (path === "/admin/outbox") expect(await findAxeProblems(page), path).toEqual([]);
  }
});
