import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { delayRequests } from "#tests/support/browser/delay-requests";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf } from "#tests/support/document";
import { addArticle } from "#tests/support/office/articles";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture, findToast, toUpload } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner changes an answer of the FAQ, and a visitor reads it", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "FAQ", exact: true }).click();
    await page.getByRole("link", { name: "What is a funnel, in plain words?" }).click();
    await page.getByLabel("Answer *").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter the answer.").first().waitFor();
    await page.getByLabel("Answer *").fill("One page.\nIt asks for one thing.");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    const visitor = await journey.open({ javaScriptEnabled });
    await visitor.goto(paths.faq);
    await visitor.getByRole("heading", { name: "What is a funnel, in plain words?" }).click();
    expect(await visitor.locator(".faq-answer", { hasText: "It asks for one thing." }).innerText()).toContain(
      "One page.",
    );
  });

  test("an owner writes an article as a draft, looks at its page, and publishes it", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Articles", exact: true }).click();
    await page.getByRole("link", { name: "Add an article" }).click();
    await page.getByLabel("Title *").fill("Two rings");
    await page.getByLabel("Summary *").fill("Why the second ring matters.");
    await page.getByLabel("Text *").fill("First line.\n\n# Too large");
    await page.getByLabel("Topic *").selectOption("Web Design");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Line 3: Headings must begin with ##: # Too large").first().waitFor();
    await page.getByLabel("Text *").fill("First **line**.\n\n## A heading\n\nMore.");
    await page
      .getByLabel("Picture optional", { exact: true })
      .setInputFiles(await toUpload(await drawPicture("shop.png")));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "A heading" }).waitFor();
    await page.getByRole("img", { name: "How it is now" }).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();

    const visitor = await journey.open({ javaScriptEnabled });
    expect((await visitor.goto(paths.article("two-rings")))?.status()).toBe(404);
    await page.getByRole("link", { name: "See its page" }).click();
    await page.getByText("Visitors don’t see this draft.").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Two rings");
    await page.getByRole("link", { name: "Back to the office" }).click();

    await page.getByLabel("Who sees it").selectOption("Visitors, from the time of publication");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    await visitor.goto(paths.blogCategory("web-design"));
    await visitor.getByRole("link", { name: "Two rings", exact: true }).click();
    expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe("Two rings");
    const shown = visitor.locator(".article-banner img");
    const loaded = shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
    expect(await loaded).toMatch(/\/large$/);
  });

  test("an owner types in an article that a colleague removes meanwhile, and adds it as a new one", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const colleague = await createSignedInVisitor(journey.site, "admin");
    const added = await addArticle(colleague);
    const page = await journey.openOffice({ javaScriptEnabled });
    const screen = paths.adminSettingRecord("articles", "answer-the-phone");
    await page.goto(screen);
    if (javaScriptEnabled) await waitForScripts(page);
    await page.getByLabel("Summary *").fill("Typed for ten minutes.");
    await page
      .getByLabel("Picture optional", { exact: true })
      .setInputFiles(await toUpload(await drawPicture("a.png")));
    const edit = attributesOf(added.page, "[aria-labelledby=history] input[name=edit]", "value")[0] ?? "";
    await colleague.post(screen, { intent: "undo_settings", edit });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("A colleague just removed this article").waitFor();
    expect(await page.getByLabel("Summary *").inputValue()).toBe("Typed for ten minutes.");
    await page.getByRole("img", { name: "How it is now" }).waitFor();
    await page.getByLabel("Title *").fill("");
    // With JavaScript, the answer is shown before the page's other data has arrived.
    const release = await delayRequests(page, "**/*.data*");
    await page.getByRole("button", { name: "Add as a new article" }).click();
    await page.getByText("Enter a title.").first().waitFor();
    await page.getByLabel("Title *").fill("Added again");
    release();
    await page.waitForURL(/as-new$/);
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.adminSettingRecord("articles", "added-again"));
    expect(await page.getByLabel("Summary *").inputValue()).toBe("Typed for ten minutes.");
    await page.getByRole("img", { name: "How it is now" }).waitFor();
  });

  test("an owner replaces the picture of a sample design, and puts the original back", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Sample designs", exact: true }).click();
    await page.getByRole("link", { name: "Hot Glaze Saturday" }).click();
    const input = page.getByLabel("New picture optional", { exact: true });
    await input.setInputFiles(await toUpload(await drawPicture("small.png", 480, 600)));
    await page.getByLabel("Title *").fill("Our flyer");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("small.png is smaller than 960 × 1200 pixels.").first().waitFor();
    await input.setInputFiles(await toUpload(await drawPicture("flyer.png")));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Preview" }).locator('img[src^="/pictures/"]').waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();

    const visitor = await journey.open({ javaScriptEnabled });
    const readSource = async () => {
      // With the part after #, the second time would not load the page again.
      await visitor.goto(paths.examples("restaurants").replace("#examples", ""));
      const card = visitor.locator("li", { has: visitor.getByRole("link", { name: "Our flyer" }) });
      await card.scrollIntoViewIfNeeded();
      return card.locator("img").evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
    };
    expect(await readSource()).toMatch(/\/pictures\/[\w-]+\/(480|960)\.avif$/);
    await page.getByLabel("Put the original back").check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByLabel("Put the original back").waitFor({ state: "detached" });
    expect(await readSource()).toMatch(/\/examples\/restaurants-glaze-flyer-(480|960)\.avif$/);
  });
});
