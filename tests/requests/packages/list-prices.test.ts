import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { savePackage } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const readCards = async () => textsOf(await readPage(visitor, paths.visualDesign), ".order-stacks .order-card");

describe("a price in the list", () => {
  const list = paths.adminSettingSection("packages");
  const save = (price: string, shown = "329", record = "growth") =>
    postInOffice(admin, list, { record, price, shown_price: shown });
  const readError = (page: Parameters<typeof textOf>[0]) => textOf(page, "#price-growth-error");

  test("is saved without a change to the other texts, and Undo puts it back", async () => {
    const saved = await save("349.50");
    expect([saved.location, saved.title]).toEqual([list, "Settings Saved"]);
    expect(fieldValues(saved.page, "price")).toEqual(["99", "199", "349.50", "599"]);
    expect((await readCards())[2]).toBe("Business Most popular $349.50 50 visuals, $6.99 each");
    expect((await save("349.50", "349.50")).title).toBe("Nothing Changed");
    await postInOffice(admin, paths.adminSettingRecord("packages", "growth"), {
      intent: "undo_settings",
      edit: (await listRows(site, "settingEdits"))[0]?.id ?? "",
    });
    expect((await readCards())[2]).toContain("$329");
  });

  test("goes by the rules of the package’s own form, and what was typed stays beside the message", async () => {
    const refused = await save("0.10");
    expect(refused.status).toBe(400);
    expect(readError(refused.page)).toMatch(/^Enter a price from \$1 to/);
    expect(fieldValues(refused.page, "price")).toEqual(["99", "199", "0.10", "599"]);
    expect(readError((await save("")).page)).toBe("Enter the price.");
    expect((await readCards())[2]).toContain("$329");
    expect((await save("5", "5", "nothing")).title).toBe("Error");
  });

  test("that a colleague has changed meanwhile is not replaced unseen", async () => {
    await savePackage(admin, "growth", { price: "359", description: "For a launch" });
    const refused = await save("339");
    expect(refused.status).toBe(409);
    expect(readError(refused.page)).toContain("A colleague just changed this");
    expect((await save("339", "359")).title).toBe("Settings Saved");
    expect((await readCards())[2]).toMatch(/\$339 .* For a launch/);
  });
});
