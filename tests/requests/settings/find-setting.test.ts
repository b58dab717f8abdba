import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { pageSwitches } from "#app/switchable-pages";
import { fieldValues, linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const find = (q: string) => readPage(admin, `${paths.adminSettings}?q=${encodeURIComponent(q)}`);

test("a word in a field’s name or hint finds its section, with a link to the field", async () => {
  const page = await find(" PHONE ");
  expect(textsOf(page, "main h3")).toContain("Business");
  expect(linksOf(page)).toContainEqual(
    expect.objectContaining({ text: "Phone", to: `${paths.adminSettingSection("business")}#phone` }),
  );
  expect(fieldValues(page, "q")).toEqual(["PHONE"]);
  const [found, all] = /(\d+) of (\d+) screens/.exec(textOf(page, ".screen-intro"))?.slice(1).map(Number) ?? [];
  expect(found).toBe(textsOf(page, "main h3").length);
  expect(all).toBe(textsOf(await readPage(admin, paths.adminSettings), "main :is(h3, #setup-title)").length);
});

test("a record is found by its name, and a field together with the name of its section", async () => {
  const to = paths.adminSettingRecord("packages", "pro");
  expect(linksOf(await find("enterprise"))).toContainEqual(expect.objectContaining({ text: "Enterprise", to }));
  const page = await find("packages visuals");
  expect(textsOf(page, "main h3")).toEqual(["Packages"]);
  expect(textsOf(page, "main h3 ~ ul a")).toContain("Number of visuals");
});

test("screens without fields are found, too, but not one that is turned off", async () => {
  expect(textsOf(await find("webhooks"), "main h3")).toContain("Connections");
  expect(textsOf(await find("web vitals"), "main h3")).toContain("Web vitals");
  await saveSection(admin, pageSwitches, { web_vitals: "" });
  expect(textsOf(await find("web vitals"), "main h3")).not.toContain("Web vitals");
});

test("nothing found is said", async () => {
  const page = await find("zebra");
  expect(textsOf(page, "main h3")).toEqual([]);
  expect(textOf(page, "main")).toContain("No setting matches “zebra”");
});
