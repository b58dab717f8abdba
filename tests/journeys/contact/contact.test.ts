import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import {
  findAxeProblemsInLooks,
  setUpJourneys,
  waitForScripts,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { listMessages } from "#tests/support/contact/messages";

const journey = setUpJourneys();
const forms = [
  { path: "/contact", page: "contact", name: "Full name" },
  { path: "/lets-talk", page: "inquiry", name: "Name" },
] as const;
type Form = (typeof forms)[number];

let page: Page;
let email: string;
let count = 0;
const open = async (javaScriptEnabled: boolean) => {
  page = await journey.open({ javaScriptEnabled, reducedMotion: "reduce" });
  email = `visitor${++count}@studio.example`;
};

async function fill({ path, name }: Form) {
  await page.getByLabel(name, { exact: false }).first().fill("Dana Whitfield");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("407-555-0134");
  await page.getByLabel("Message").fill(`We miss ten calls a week. Sent from ${path} by ${email}.`);
  if (path === "/contact") return;
  await page.getByLabel("Industry").selectOption("Restaurant");
  await page.getByLabel("AI automation").check();
  await page.getByLabel("Palmetto Works may store").check();
}

const send = () => page.getByRole("button", { name: "Send message" }).click();
const thanks = () => page.getByRole("heading", { name: /^Thank you/ });
const findStored = async () => (await listMessages(journey.site)).filter((row) => row.email === email);

withAndWithoutJavaScript((javaScript) => {
  beforeEach(() => open(javaScript));

  test.each(forms)("$path is sent and shows the thank-you message", async (form) => {
    await page.goto(form.path);
    await fill(form);
    await send();
    await thanks().waitFor();
    expect(await findStored()).toMatchObject([{ form: form.page, name: "Dana Whitfield", status: "new" }]);
    if (javaScript) return;
    expect(page.url()).toBe(`${journey.site.origin}${form.path}?sent=1`);
    await page.reload();
    expect(await findStored()).toHaveLength(1);
    await page.getByRole("link", { name: "Send another message" }).click();
    expect(await page.getByLabel("Email").inputValue()).toBe("");
  });

  test.each(forms)("$path names the missing fields and keeps what was typed", async (form) => {
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(form.path);
    await fill(form);
    await page.getByLabel("Email").fill("dana.example");
    await send();
    const summary = page.getByRole("alert");
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Message").inputValue()).toContain("ten calls");
    await summary.getByRole("link", { name: "Please enter a valid email address." }).click();
    expect(await page.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
    // The summary, which the first letter shortens, leaves the focus in the field.
    await page.getByLabel("Email").selectText();
    await page.keyboard.type(email);
    await send();
    await thanks().waitFor();
    expect(await findStored()).toHaveLength(1);
  });
});

describe("with JavaScript", () => {
  beforeEach(() => open(true));

  test.each(forms)("axe finds no problems on $path with an empty form, with errors and after sending", async (form) => {
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(form.path);
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
    await send();
    await page.getByRole("alert").waitFor();
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
    await page.goto(`${form.path}?sent=1`);
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });

  test("without consent, an alert and an error beside the checkbox appear, and nothing is sent", async () => {
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto("/lets-talk");
    await waitForScripts(page);
    await fill(forms[1]);
    const box = page.getByLabel("Palmetto Works may store");
    await box.uncheck();
    await send();
    await page.getByRole("alert").waitFor();
    expect(alerts).toEqual(["Please check the consent box to proceed."]);
    expect(await page.locator("#consent-error").textContent()).toBe(alerts[0]);
    await box.check();
    expect(await page.locator("#consent-error").count()).toBe(0);
    expect(await findStored()).toEqual([]);
  });

  test("the thank-you message stays for three seconds, or while the pointer is over it, and then the form is empty", async () => {
    await page.clock.install();
    await page.goto("/contact");
    await waitForScripts(page);
    await fill(forms[0]);
    await send();
    await page.getByRole("heading", { name: "Thank you, Dana." }).waitFor();
    expect(await page.locator("#live-region").textContent()).toContain("Thank you.");
    await page.mouse.move(0, 0);
    await page.locator(".contact-thanks").hover();
    await page.clock.fastForward(10_000);
    expect(await thanks().isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(2000);
    await page.getByRole("link", { name: "Send another message" }).focus();
    await page.clock.fastForward(10_000);
    expect(await thanks().isVisible()).toBe(true);
    await page.getByRole("link", { name: "Send another message" }).blur();
    await page.clock.fastForward(3000);
    await page.getByLabel("Email").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("");

    await fill(forms[0]);
    await page.getByLabel("Message").fill("A second thought about the first message.");
    await send();
    await thanks().waitFor();
    expect(await findStored()).toHaveLength(2);
  });

  test("typed text is kept when the connection fails, and sending it again stores one message", async () => {
    await page.goto("/contact");
    await waitForScripts(page);
    await fill(forms[0]);
    await page.route(/\/contact\.data/, (route) => route.abort());
    await send();
    await page.getByRole("alert").getByText("We lost the connection").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await page.unrouteAll();
    await send();
    await thanks().waitFor();
    expect(await findStored()).toHaveLength(1);
  });
});
