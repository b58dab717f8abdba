import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { DAY, HOUR, MINUTE } from "#app/server/time/durations";
import { calendar } from "#app/site";
import { migrate } from "#drizzle/migrate";
import { Visitor } from "#tests/support/browser/visitor";
import { insertOldRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { attributeOf, fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { addArticle, saveArticle } from "#tests/support/office/articles";
import { saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
let admin: Visitor;
/** 10 PM on November 26 in New York, 7 PM in Los Angeles, and 3 AM on November 27 in London. */
const now = Date.parse("2026-11-26T22:00:00-05:00");

beforeEach(async () => {
  await emptyTables(site, "settings", "settingEdits");
  vi.useFakeTimers({ toFake: ["Date"], now });
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
});
afterEach(() => vi.useRealTimers());

const address = paths.article("answer-the-phone");
const screen = paths.adminSettingRecord("articles", "answer-the-phone");
const saveZone = (time_zone: string) => saveSection(admin, calendar, { time_zone });
const publish = (publish_at: string) => addArticle(admin, { state: "published", publish_at });
const readForm = async () => fieldValues(await readPage(admin, screen), "publish_at")[0];
const isPublished = async () => (await visitor.get(address)).status === 200;

async function readEntry(path = address) {
  const feed = await readDocument(visitor.get(paths.blogFeed));
  const entry = feed.querySelectorAll("entry").find((one) => textOf(one, "id").endsWith(path));
  return { published: textOf(entry, "published"), updated: textOf(entry, "updated"), feed: textOf(feed, "updated") };
}

describe("another time zone", () => {
  test("hides no published article and leaves its date", async () => {
    await publish("2026-11-26T21:30");
    const before = await readEntry();
    for (const zone of ["America/Los_Angeles", "Europe/London"]) {
      await saveZone(zone);
      expect(await isPublished(), zone).toBe(true);
      expect(attributeOf(await readPage(visitor, address), "time", "datetime"), zone).toBe("2026-11-26");
      expect(await readEntry(), zone).toEqual(before);
    }
  });

  test("moves no scheduled article, and the form has the new local time", async () => {
    await publish("2026-11-27 01:00");
    await saveZone("Europe/London");
    expect(await readForm()).toBe("2026-11-27T06:00");
    expect(textOf(await readPage(admin, screen), "[aria-labelledby=preview-title]")).toContain("Nov 27, 6:00 AM");
    expect(await isPublished()).toBe(false);
    vi.setSystemTime(now + 3 * HOUR - 1);
    expect(await isPublished()).toBe(false);
    vi.setSystemTime(now + 3 * HOUR);
    expect(await isPublished()).toBe(true);
  });

  test("is that of the times which are typed from then on, and other changes leave the time as it was", async () => {
    await publish("2026-11-26T21:30");
    await saveZone("Europe/London");
    vi.setSystemTime(now + 1);
    const { page } = await saveArticle(admin, "answer-the-phone", { ask: "Ask Ada" });
    expect(textOf(page, "[aria-labelledby=history] li")).not.toContain("Time of publication");
    expect((await readEntry()).published).toBe("2026-11-27T02:30:00Z");
    vi.setSystemTime(now + MINUTE);
    const moved = await saveArticle(admin, "answer-the-phone", { publish_at: "2026-11-27T02:45" });
    expect(textOf(moved.page, "[aria-labelledby=history] li")).toContain(
      "Time of publication: 2026-11-27T02:45 (before: 2026-11-27T02:30)",
    );
    expect((await readEntry()).published).toBe("2026-11-27T02:45:00Z");
    expect(attributeOf(await readPage(visitor, address), "time", "datetime")).toBe("2026-11-27");
  });

  test("between opening and saving the form asks, if both change the time", async () => {
    await publish("2026-11-26T21:30");
    const shown = { shown_publish_at: "2026-11-26T21:30" };
    await saveZone("Europe/London");
    const refused = await saveArticle(admin, "answer-the-phone", { ...shown, publish_at: "2026-11-26T21:45" });
    expect(refused.status).toBe(409);
    const other = await saveArticle(admin, "answer-the-phone", {
      ...shown,
      publish_at: "2026-11-26T21:30",
      ask: "Ask",
    });
    expect(other.title).toBe("Settings Saved");
    expect((await readEntry()).published).toBe("2026-11-27T02:30:00Z");
  });

  test("moves no article of the files", async () => {
    const path = paths.article("missed-call");
    const before = await readEntry(path);
    await saveZone("Asia/Tokyo");
    expect(await readEntry(path)).toEqual(before);
    await saveArticle(admin, "missed-call", { ask: "Ask Ada" });
    expect((await readEntry(path)).published).toBe(before.published);
  });

  test("leaves Undo what it puts back", async () => {
    await publish("2026-11-26T21:30");
    const { page } = await saveArticle(admin, "answer-the-phone", { publish_at: "2026-11-26T20:00" });
    const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
    await saveZone("Europe/London");
    await admin.post(screen, { intent: "undo_settings", edit });
    expect((await readEntry()).published).toBe("2026-11-27T02:30:00Z");
  });
});

test("in the feed, an article was updated when it was last changed, but not before its publication", async () => {
  await publish("2026-11-26T22:30");
  vi.setSystemTime(now + HOUR);
  expect(await readEntry()).toMatchObject({ published: "2026-11-27T03:30:00Z", updated: "2026-11-27T03:30:00Z" });
  vi.setSystemTime(now + 2 * HOUR + MINUTE);
  await saveArticle(admin, "answer-the-phone", { text: "Better." });
  const changed = { published: "2026-11-27T03:30:00Z", updated: "2026-11-27T05:01:00Z", feed: "2026-11-27T05:01:00Z" };
  expect(await readEntry()).toEqual(changed);
  await saveArticle(admin, "missed-call", { ask: "Ask Ada" });
  expect((await readEntry()).updated).toBe(changed.updated);
});

test("times that earlier versions saved keep the zone of their day", async () => {
  const at = (days: number) => new Date(now - days * DAY);
  const edit = (id: string, section: string, days: number, after: Record<string, string>, before = {}) => ({
    ...{ id, section, createdAt: at(days), actor: "Rosa", before, after },
  });
  const row = (section: string, texts: Record<string, string>) => ({ section, texts, changedAt: at(0) });
  const time = { publish_at: "2026-11-20T07:00" };
  await withDatabaseBefore("article_zones", async (db) => {
    await insertOldRows(db, "settingEdits", [
      edit("1", "articles/default", 9, time),
      edit("2", "calendar", 8, { time_zone: "Europe/London" }),
      edit("3", "articles/london", 7, time),
      edit("4", "calendar", 6, { christmas: "" }),
      edit("5", "articles/draft", 5, { publish_at: "", state: "draft" }),
      edit("6", "articles/london", 4, { text: "Changed." }),
      edit("7", "calendar", 3, { time_zone: "Asia/Tokyo" }),
      edit("8", "articles/of-a-file", 2, { publish_at: "2026-11-21T08:00" }, time),
      edit("9", "articles/london", 1, { publish_at: "2026-11-21T08:00" }, time),
    ]);
    await insertOldRows(db, "settings", [
      row("articles/default", { ...time, text: "One." }),
      row("articles/london", { publish_at: "2026-11-21T08:00", text: "Changed." }),
      row("articles/draft", { publish_at: "", state: "draft" }),
      row("articles/of-a-file", { publish_at: "2026-11-21T08:00" }),
      row("business", { name: "Cedar" }),
    ]);
    await migrate(db);
    const saved = await listRows(db, "settings");
    expect(Object.fromEntries(saved.map(({ section, texts }) => [section, texts]))).toEqual({
      "articles/default": { ...time, text: "One." },
      "articles/london": { publish_at: "2026-11-21T08:00[Asia/Tokyo]", text: "Changed." },
      "articles/draft": { publish_at: "", state: "draft" },
      "articles/of-a-file": { publish_at: "2026-11-21T08:00[Asia/Tokyo]" },
      business: { name: "Cedar" },
    });
    const edits = await listRows(db, "settingEdits", { section: "articles/london" }, "createdAt");
    expect(edits.map(({ before, after }) => [before, after])).toEqual([
      [{}, { publish_at: "2026-11-20T07:00[Europe/London]" }],
      [{}, { text: "Changed." }],
      [{ publish_at: "2026-11-20T07:00[Europe/London]" }, { publish_at: "2026-11-21T08:00[Asia/Tokyo]" }],
    ]);
    const ofFile = await listRows(db, "settingEdits", { section: "articles/of-a-file" });
    expect(ofFile.map(({ before }) => before)).toEqual([time]);
  });
});
