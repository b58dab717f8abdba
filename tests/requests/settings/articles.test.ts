import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { formatMinute } from "#app/server/time/business-time.server";
import { MINUTE } from "#app/server/time/durations";
import { articleList } from "#app/texts/articles/article-list.server";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributeOf, countElements, linksOf, metaOf, readPage, textOf } from "#tests/support/document";
import { addArticle, saveArticle } from "#tests/support/office/articles";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const staff = setUpSignedInVisitor(site, "staff");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));
afterEach(() => vi.useRealTimers());

const address = paths.article("answer-the-phone");

/** Where visitors find the article. */
async function findPlaces(path = address): Promise<string[]> {
  const [page, blog, topic] = await Promise.all([
    visitor.get(path),
    readPage(visitor, paths.blog),
    readPage(visitor, paths.blogCategory("web-design")),
  ]);
  const lists = { page: page.status === 200, blog: linksTo(blog, path), topic: linksTo(topic, path) };
  const read = async (file: string) => (await (await visitor.get(file)).text()).includes(`${path}<`);
  const places = { ...lists, feed: await read(paths.blogFeed), sitemap: await read(paths.sitemap) };
  return Object.entries(places).flatMap(([name, isThere]) => (isThere ? [name] : []));
}
const linksTo = (page: Awaited<ReturnType<typeof readPage>>, path: string) =>
  linksOf(page).some(({ to }) => to === path);
const everywhere = ["page", "blog", "topic", "feed", "sitemap"];

describe("an article that an admin writes", () => {
  test("is a draft that nobody else sees, with a preview of its whole page", async () => {
    expect(await findPlaces()).toEqual([]);
    expect((await addArticle(admin)).title).toBe("Settings Saved");
    expect(await findPlaces()).toEqual([]);
    expect(textOf(await readPage(visitor, paths.blog))).toContain("All 7");
    const preview = paths.adminArticlePreview("answer-the-phone");
    expect(linksOf(await readPage(admin, paths.adminSettingRecord("articles", "answer-the-phone")))).toContainEqual(
      expect.objectContaining({ to: preview, text: "See its page" }),
    );
    const page = await readPage(admin, preview);
    expect(textOf(page, "h1")).toBe("Answer the phone!");
    expect(textOf(page, ".article-text b")).toBe("line");
    expect(textOf(page, "[role=note]")).toContain("Visitors don’t see this draft.");
    expect(metaOf(page, "robots")).toBe("noindex");
    expect((await visitor.get(preview)).headers.get("Location")).toContain(paths.adminSignIn);
    expect((await staff.get(preview)).status).toBe(403);
    expect((await admin.get(paths.adminArticlePreview("none"))).status).toBe(404);
  });

  test("is everywhere once it is published, and nowhere after it is hidden again", async () => {
    await addArticle(admin);
    await findPlaces();
    await saveArticle(admin, "answer-the-phone", { state: "published" });
    expect(await findPlaces()).toEqual(everywhere);
    const page = await readPage(visitor, address);
    expect(textOf(page, "h2")).toBe("One thing");
    expect(metaOf(page, "description")).toBe("Why the second ring matters.");
    const data = page.querySelectorAll('script[type="application/ld+json"]').join("");
    expect(data).toContain('"headline":"Answer the phone!"');
    expect(textOf(await readPage(visitor, paths.blog))).toContain("All 8");
    await saveArticle(admin, "answer-the-phone", { state: "draft" });
    expect(await findPlaces()).toEqual([]);
    expect(textOf(await readPage(visitor, paths.blog))).toContain("All 7");
  });

  test("appears when its time comes, also in what was cached", async () => {
    const comesAt = Math.ceil(Date.now() / MINUTE) * MINUTE + MINUTE;
    const publish_at = formatMinute(new Date(comesAt), site.services.env.BUSINESS_TIMEZONE);
    vi.useFakeTimers({ toFake: ["Date"], now: comesAt - 30_000 });
    const saved = await addArticle(admin, { state: "published", publish_at });
    expect(textOf(saved.page, "[aria-labelledby=preview-title]")).toContain("Visitors see it from ");
    expect(await findPlaces()).toEqual([]);
    vi.setSystemTime(comesAt - 1);
    expect(await findPlaces()).toEqual([]);
    vi.setSystemTime(comesAt);
    expect(await findPlaces()).toEqual(everywhere);
    const published = new Date(comesAt).toISOString().replace(".000", "");
    expect(await (await visitor.get(paths.blogFeed)).text()).toContain(`<published>${published}</published>`);
    expect(attributeOf(await readPage(visitor, address), "time", "datetime")).toBe(publish_at.slice(0, 10));
  });

  test("keeps its address when its title changes, and gets another only on purpose", async () => {
    await addArticle(admin, { state: "published" });
    await saveArticle(admin, "answer-the-phone", { name: "Pick up the phone" });
    expect(textOf(await readPage(visitor, address), "h1")).toBe("Pick up the phone");
    await saveArticle(admin, "answer-the-phone", { slug: "pick-up" });
    expect(await findPlaces()).toEqual([]);
    expect(await findPlaces(paths.article("pick-up"))).toEqual(everywhere);
  });

  test("can be taken back", async () => {
    const { page } = await addArticle(admin, { state: "published" });
    const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
    const path = paths.adminSettingRecord("articles", "answer-the-phone");
    await admin.post(path, { intent: "undo_settings", edit });
    expect(await findPlaces()).toEqual([]);
    expect((await admin.get(path)).status).toBe(404);
  });
});

test("an article of the files is changed in the office, and the file is untouched by it", async () => {
  await saveArticle(admin, "missed-call", { text: "Shorter." });
  const page = await readPage(visitor, paths.article("missed-call"));
  expect(textOf(page, ".article-text")).toBe("Shorter.");
  expect(countElements(page, ".article-banner path")).toBeGreaterThan(0);
  expect(metaOf(page, "og:image")).toContain("article-missed-call.png");
});

test("a blog without articles says so", async () => {
  for (const key of Object.keys(articleList.defaults)) await saveArticle(admin, key, { state: "draft" });
  expect(textOf(await readPage(visitor, paths.blog))).toContain("No articles yet.");
  expect((await visitor.get(paths.blogFeed)).status).toBe(200);
});

test("markup in every text is shown as text", async () => {
  const markup = "<script>alert(1)</script>";
  await addArticle(admin, {
    name: `${markup} phone`,
    description: markup,
    ask: "<b>Ask</b>",
    text: markup,
    slug: "markup",
    state: "published",
  });
  const page = await readPage(visitor, paths.article("markup"));
  expect(textOf(page, "h1")).toBe(`${markup} phone`);
  expect(textOf(page, ".article-text")).toContain(markup);
  for (const path of [paths.article("markup"), paths.blog, paths.adminSettingSection("articles")])
    expect(countElements(await readPage(admin, path), "main script, main .btn b"), path).toBe(0);
  expect(await (await visitor.get(paths.blogFeed)).text()).not.toContain("<script");
});
