import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { createLegalSection, type LegalText, legalFiles } from "#app/texts/legal/legal-texts.server";
import { findVersion } from "#app/texts/legal/versions.server";
import { formatDay } from "#app/texts/prose/day";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, countElements, fieldError, metaOf, readPage, textOf } from "#tests/support/document";
import { ageEdits, saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const saveText = (name: LegalText, text: string, intent?: string) =>
  saveSection(admin, createLegalSection(site.services, name), { text }, intent);
const today = () => formatIsoDate(new Date(), site.services.env.BUSINESS_TIMEZONE);

const pages = [
  ["privacy", paths.privacy, paths.privacyOn],
  ["terms", paths.terms, paths.termsOn],
  ["refunds", paths.refunds, paths.refundsOn],
] as const;

test.each(pages)("saving %s makes a version of today, and the earlier one stays readable", async (name, path, on) => {
  await readPage(visitor, path);
  const { since } = findVersion(legalFiles[name], today());
  await saveText(name, "All new.\r\n\r\n## Who we are\r\n\r\nWrite to **{email}**.");
  const page = await readPage(visitor, path);
  expect(textOf(page, ".legal")).toContain(`All new. In effect since ${formatDay(today())}.`);
  expect(textOf(page, ".legal-text b")).toBe("hello@palmetto.example");
  expect(attributesOf(page, ".legal-contents a", "href")).toEqual(["#who-we-are"]);
  const [earlier = ""] = attributesOf(page, ".legal-versions a", "href");
  // A file of today is replaced on its first day.
  expect([on(since), on(`${since}-1`)]).toContain(earlier);
  const old = await readPage(visitor, earlier);
  expect(textOf(old, ".legal")).toContain("See the current version");
  expect(textOf(old)).not.toContain("All new.");
  expect(countElements(old, ".legal-text h2")).toBeGreaterThan(3);
  expect(metaOf(old, "robots")).toBe("noindex");
});

test("each version has its days, and an order’s day leads to the version that was valid then", async () => {
  await saveText("refunds", "Version of three days ago.");
  await ageEdits(site, 3);
  await saveText("refunds", "Version of today.");
  const ago = (days: number) => formatIsoDate(new Date(Date.now() - days * DAY), site.services.env.BUSINESS_TIMEZONE);
  const moved = await visitor.get(paths.refundsOn(ago(2)));
  expect(moved.headers.get("Location")).toBe(paths.refundsOn(ago(3)));
  const page = textOf(await readPage(visitor, paths.refundsOn(ago(3))));
  expect(page).toContain("Version of three days ago.");
  expect(page).toContain(`In effect from ${formatDay(ago(3))} through ${formatDay(ago(1))}.`);
  expect(textOf(await readPage(visitor, paths.refundsOn(today())))).toContain("Version of today.");
});

test("two versions of one day are both readable, and the last one counts", async () => {
  await saveText("terms", "First words.");
  await ageEdits(site, 1);
  await saveText("terms", "Second words.");
  await saveText("terms", "Third words.");
  const page = await readPage(visitor, paths.terms);
  expect(textOf(page)).toContain("Third words.");
  expect(attributesOf(page, ".legal-versions a", "href")).toContain(paths.termsOn(`${today()}-1`));
  const earlier = textOf(await readPage(visitor, paths.termsOn(`${today()}-1`)));
  expect(earlier).toContain("Second words.");
  expect(earlier).toContain(`In effect on ${formatDay(today())}.`);
});

test("Undo puts the earlier text back, as a version of its own", async () => {
  const { page } = await saveText("terms", "Wrong words.");
  const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
  await admin.post(paths.adminSettingSection("terms"), { intent: "undo_settings", edit });
  const shown = textOf(await readPage(visitor, paths.terms));
  expect(shown).toContain("These are the rules between you and Palmetto Works");
  expect(shown).toContain(`In effect since ${formatDay(today())}.`);
});

test("the history shows only what differs in a long text", async () => {
  const { text } = createLegalSection(site.services, "privacy").defaults;
  const { page } = await saveText("privacy", text.replace("Here’s all of it", "Here is all of it"));
  const history = textOf(page, "[aria-labelledby=history]");
  expect(history).toContain("Here is all of it");
  expect(history.length).toBeLessThan(1000);
});

test.each([
  ["", "Enter the text."],
  ["t".repeat(20_001), "Text: keep it to 20,000 characters."],
  ["Fine.\n\n### Small", "Line 3: Headings must begin with ##: ### Small"],
  ["Write to {emial}.", "{emial}: there’s no placeholder with this name. Check it for typos."],
  ["| a | b | c |", "A row must have two cells: | a | b | c |"],
])("%j is refused beside its field", async (text, problem) => {
  const refused = await saveText("terms", text);
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, "text")).toBe(problem);
  expect(textOf(await readPage(visitor, paths.terms))).toContain("These are the rules");
});

test("markup is shown as text, and a preview shows the text before it is saved", async () => {
  const { page } = await saveText("terms", "<b>Bold</b> for {business}", "preview_settings");
  expect(textOf(page, ".prose-preview")).toBe("<b>Bold</b> for Palmetto Works");
  await saveText("terms", "<script>alert(1)</script>");
  const shown = await readPage(visitor, paths.terms);
  expect(textOf(shown, ".legal")).toContain("<script>alert(1)</script>");
  expect(countElements(shown, ".legal script")).toBe(0);
});
