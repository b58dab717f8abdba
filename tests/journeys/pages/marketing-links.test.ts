import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { getCard, getTitle } from "#tests/support/order/examples-page";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a newsletter link opens the example that it names, and the page works from there", async () => {
    const [industry] = industries.slice(-1);
    const [first, second] = industry?.examples ?? [];
    // The address bar has more parameters than the server rendered; hydration has to accept the page anyway.
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }));
    await page.goto(`${paths.visualDesign}?utm_source=letter&example=${first?.slug}&industry=${industry?.id}`);
    if (javaScriptEnabled) await page.locator('#examples [role="tablist"]').waitFor({ state: "attached" });
    expect(await getTitle(page).innerText()).toBe(first?.title);
    await page.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => getTitle(page).innerText()).toBe(second?.title);
    await page.getByRole("link", { name: "Close" }).click();
    await getCard(page, first?.title ?? "").click();
    await expect.poll(() => getTitle(page).innerText()).toBe(first?.title);
  });

  test("a newsletter link opens its category of the blog", async () => {
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }));
    await page.goto("/blog?utm_campaign=june&category=web-design");
    expect(await page.locator("h1").innerText()).toBe("Web Design");
  });
});
