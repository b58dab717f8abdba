import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner switches Growth and the blog off and on again: links in the menu and the footer, and the pages", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const visitor = await journey.open({ javaScriptEnabled });
    const readSite = async () => {
      await visitor.goto(paths.home);
      const inMenu = await visitor.getByRole("banner").locator(`a[href="${paths.growth}"]`).count();
      const inFooter = await visitor.getByRole("contentinfo").locator(`a[href="${paths.blog}"]`).count();
      const pages = [await visitor.goto(paths.growth), await visitor.goto(paths.blog)];
      return [inMenu > 0, inFooter > 0, ...pages.map((answer) => answer?.status())];
    };
    const all = [true, true, 200, 200];
    expect(await readSite()).toEqual(all);
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Pages and screens", exact: true }).click();
    const switches = [page.getByLabel("Growth"), page.getByLabel("Insights (the blog)")];
    for (const one of switches) await one.uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    expect(await readSite()).toEqual([false, false, 404, 404]);
    await visitor.getByRole("heading", { name: "Oops! Page not found" }).waitFor();

    for (const one of switches) await one.check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("region", { name: "History" }).getByText("Insights (the blog): Yes").waitFor();
    expect(await readSite()).toEqual(all);
  });
});
