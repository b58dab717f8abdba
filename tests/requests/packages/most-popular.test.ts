import { beforeEach, expect, test } from "vitest";
import { packageList } from "#app/packages/package-list";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { packageScreen, savePackage } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const mini = { name: "Mini", price: "49.50", visuals: "4", position: "1" };
const readCards = async () => textsOf(await readPage(visitor, paths.visualDesign), ".order-stacks .order-card");

test("a package that is the most popular takes the mark from the other, whose history says so; Undo gives it back", async () => {
  const readPopular = async () =>
    (await site.services.settings.list(packageList)).filter(({ popular }) => popular).map(({ key }) => key);
  expect(await readPopular()).toEqual(["growth"]);
  expect(textOf(await readPage(admin, packageScreen("pro")), "#popular-hint")).toContain(
    "Only one package can be the most popular.",
  );
  await savePackage(admin, "new", { ...mini, popular: "yes" });
  await savePackage(admin, "pro", { popular: "yes" });
  expect(await readPopular()).toEqual(["pro"]);
  expect((await readCards()).filter((card) => card.includes("Most popular"))).toHaveLength(1);
  expect(textOf(await readPage(admin, packageScreen("growth")), "#history ~ ol")).toMatch(
    /^Show it as most popular: No \(before: Yes\) .*, Rosa Delgado/,
  );
  const [edit] = await listRows(site, "settingEdits", { section: "packages/growth" });
  await postInOffice(admin, packageScreen("growth"), { intent: "undo_settings", edit: edit?.id ?? "" });
  expect(await readPopular()).toEqual(["growth"]);
});

test.each([
  ["was marked", "pro", { popular: "yes" }],
  ["was added with the mark", "new", { ...mini, popular: "yes" }],
])("a package that %s gives the mark back when that is undone", async (_what, key, fields) => {
  await savePackage(admin, key, fields);
  const marked = (await site.services.settings.list(packageList)).find(({ popular }) => popular)?.key ?? "";
  const [edit] = await listRows(site, "settingEdits", { section: `packages/${marked}` });
  await postInOffice(admin, packageScreen(marked), { intent: "undo_settings", edit: edit?.id ?? "" });
  const after = await site.services.settings.list(packageList);
  expect([marked === "growth", after.flatMap(({ popular, key }) => (popular ? [key] : []))]).toEqual([
    false,
    ["growth"],
  ]);
});

test("a package that has since been retired does not get the mark back, and the answer to Undo says so, and the answer to Undo says so", async () => {
  await savePackage(admin, "pro", { popular: "yes" });
  await savePackage(admin, "growth", { offered: null });
  const [edit] = await listRows(site, "settingEdits", { section: "packages/pro" });
  const undone = await postInOffice(admin, packageScreen("pro"), { intent: "undo_settings", edit: edit?.id ?? "" });
  expect(undone.description).toContain("We couldn’t turn “Show it as most popular” back on for Business.");
  expect((await readCards()).filter((card) => card.includes("Most popular"))).toEqual([]);
});

test("a package that isn’t offered takes the mark from no other", async () => {
  const refused = await savePackage(admin, "pro", { popular: "yes", offered: null });
  expect(fieldError(refused.page, "popular")).toContain("Customers can’t order this package");
  expect((await readCards()).filter((card) => card.includes("Most popular"))).toHaveLength(1);
});

test("a package is the most popular alone, also if two are saved at the same moment", async () => {
  await Promise.all(["basic", "pro"].map((key) => savePackage(admin, key, { popular: "yes" })));
  const records = await site.services.settings.list(packageList);
  expect(records.filter(({ popular }) => popular)).toHaveLength(1);
});
