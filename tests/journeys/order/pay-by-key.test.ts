import type { Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { HOUR } from "#app/server/time/durations";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { changeRows, listRows } from "#tests/support/database/rows";
import { chooseOption, fillContact, getSubmitButton, waitForScripts } from "#tests/support/order/order-page";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { insertSoldProduct, listPurchases } from "#tests/support/shop/purchases";
import { startSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const journey = setUpJourneys(async () => {
  const site = await startSite(provider.variables, "sqlite");
  provider.reportTo(site);
  return site;
});

afterEach(() => {
  provider.fault = null;
  provider.pageOrigin = null;
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  async function order(name: string, expected?: RegExp): Promise<{ page: Page; email: string }> {
    const email = `${name}-${javaScriptEnabled}@studio.example`;
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }), expected);
    await page.goto(paths.visualDesign);
    if (javaScriptEnabled) await waitForScripts(page);
    await chooseOption(page, /Professional/);
    await page.getByLabel("Flyers", { exact: true }).fill("6");
    await fillContact(page, email);
    await getSubmitButton(page).click();
    return { page, email };
  }

  async function findEmailedLink(email: string): Promise<string> {
    const sent = (await listQueuedEmails(journey.site)).find(({ to, text }) => to === email && /\/pay\//.test(text));
    return /https?:\S+\/pay\/\S+/.exec(sent?.text ?? "")?.[0] ?? "";
  }

  test("order with a key: pay", async () => {
    const { page, email } = await order("paid");
    await page.getByRole("heading", { name: "Pay 199.00 USD" }).waitFor();
    await page.getByText(`For ${email}`).waitFor();
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(/\/thank-you\?type=order/);
    expect(await page.getByRole("main").innerText()).toContain("You paid $199 (Professional)");
  });

  test("order with a key whose pages have a domain of the account: pay", async () => {
    provider.pageOrigin = provider.origin.replace("127.0.0.1", "localhost");
    const { page } = await order("own-domain");
    await page.waitForURL(/localhost.*\/c\/pay\//);
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(/\/thank-you\?type=order/);
  });

  test("cancel, then open the page again from the email after it expired, and pay", async () => {
    const { page, email } = await order("expired");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(/\/visual-design/);
    await page.getByText("Not paid yet").waitFor();
    await changeRows(journey.site, "checkoutSessions", { state: "open" }, { expiresAt: new Date(Date.now() - HOUR) });
    const phone = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }));
    await phone.goto(await findEmailedLink(email));
    await phone.getByRole("button", { name: "Pay" }).click();
    await phone.getByRole("heading", { name: "Payment Confirmed" }).waitFor();
  });

  test("provider down: the order is saved, try again", async () => {
    provider.fault = "down";
    const { page } = await order("down", /status of 503/);
    await page.getByRole("heading", { name: "The payment page isn’t answering" }).waitFor();
    expect(await page.getByRole("main").innerText()).toMatch(/Your order SUB-\w+ is saved, and nothing was charged/);
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
    provider.fault = null;
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(/\/thank-you\?type=order/);
  });

  test("a product is bought in a new tab and can be downloaded at once", async () => {
    const { product } = await insertSoldProduct(journey.site, { title: `Planner ${javaScriptEnabled}` });
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }));
    await page.goto(`${paths.product(product.slug)}?utm_source=spring`);
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page
        .getByRole("link", { name: /Buy Now|Buy/ })
        .first()
        .click(),
    ]);
    await tab.getByLabel("Email").fill("reader@studio.example");
    await tab.getByRole("button", { name: "Pay" }).click();
    await tab.getByRole("heading", { name: "Payment Confirmed" }).waitFor();
    expect(await listPurchases(journey.site, product)).toMatchObject([{ status: "active" }]);
    const reference = `vault_${product.id}`;
    expect(await listRows(journey.site, "paymentEntries", { reference })).toMatchObject([{ source: "spring" }]);
  });
});
