import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { chooseOption, fillContact, getSubmitButton, waitForScripts } from "#tests/support/order/order-page";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { startSite } from "#tests/support/site";

/** Starts the site as `npm start` does, on a port that the site does not know. */
const journey = setUpJourneys(() => startSite({ ORIGIN: "" }, "sqlite"));

withAndWithoutJavaScript((javaScript) => {
  test.each(["localhost", "shop.localhost"])("the site works through a mapped port, opened as %s", async (host) => {
    const here = new URL(journey.site.origin);
    here.hostname = host;
    const email = `mapped-${host}-${javaScript}@studio.example`;
    const page = journey.failOnConsoleErrors(
      await journey.open({ javaScriptEnabled: javaScript, baseURL: here.origin }),
    );
    await page.goto("/visual-design");
    if (javaScript) await waitForScripts(page);
    await chooseOption(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("2");
    await fillContact(page, email);
    await getSubmitButton(page).click();
    await page.waitForURL(`${here.origin}/test-checkout/basic?**`);
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.waitForURL(`${here.origin}/thank-you?type=order`);
    const number = /SUB-[A-Z0-9]{8}/.exec(await page.getByRole("main").innerText())?.[0];
    const sentEmail = (await listQueuedEmails(journey.site)).find(
      ({ to, text }) => to === email && text.includes(number ?? "?"),
    );
    // A visitor's browser may send any Host, so links in emails use the origin that the site knows.
    expect(sentEmail?.text).toContain("http://localhost:3000/test-checkout/basic?");
  });
});
