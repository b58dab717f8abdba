import { type SQL, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { attributesOf, linksOf, parseDocument, textOf } from "#tests/support/document";
import { deleteApplications, insertApplications, readListedNames } from "#tests/support/office/dealflow";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
beforeEach(() => deleteApplications(site));

/** A page's text, as the browser would read it. */
const text = async (answer: Promise<Response>) => (await answer).text();

describe("the list", () => {
  test("says why it is empty", async () => {
    const html = await text(admin.get("/admin/dealflow"));
    expect(html).toContain("No applications found");
    expect(html).toContain("/api/dealflow-applications");
    for (const head of ["Name", "Business", "Email", "Status", "Submitted", "Actions"]) expect(html).toContain(head);
  });

  test("shows the latest first, in the business's time zone", async () => {
    await insertApplications(
      site,
      { fullName: "Early", submittedDate: new Date("2025-01-05T12:00:00Z") },
      { fullName: "Late", submittedDate: new Date("2025-07-02T03:30:00Z") },
      { fullName: "Middle", submittedDate: new Date("2025-03-05T12:00:00Z") },
    );
    const html = await text(admin.get("/admin/dealflow"));
    expect(readListedNames(html)).toEqual(["Late", "Middle", "Early"]);
    expect(html).toContain("Jul 1, 2025, 11:30 PM");
  });

  test.each([
    ["imani", ["Imani"]],
    ["IMANI", ["Imani"]],
    ["zoË", ["ZOË"]],
    ["landry ROOF", ["Beau"]],
    ["@marchetti", ["Sofia"]],
    ["50%_\\", ["Odd"]],
    ["%", ["Odd"]],
    ["_", ["Odd"]],
    ["'", ["Odd"]],
    ["407-555", []],
  ])("finds %s in name, business and email only", async (search, names) => {
    await insertApplications(
      site,
      { fullName: "Imani", businessName: "Okafor Law", email: "io@okafor.example" },
      { fullName: "Beau", businessName: "Landry Roofing", email: "b@roof.example" },
      { fullName: "Sofia", businessName: "Dental", email: "sofia@marchetti.example" },
      { fullName: "ZOË", businessName: "Café", email: "z@cafe.example" },
      { fullName: "Odd", businessName: "50%_\\'", email: "odd@x.example" },
    );
    const html = await text(admin.get(`/admin/dealflow?q=${encodeURIComponent(search)}`));
    expect(readListedNames(html)).toEqual(names);
  });

  test("combines search and status, and keeps both in the form and the tabs", async () => {
    await insertApplications(
      site,
      { fullName: "Ana", status: "Live" },
      { fullName: "Anita", status: "Pre-Payment" },
      { fullName: "Bo", email: "bo@roof.example", status: "Live" },
    );
    const html = await text(admin.get("/admin/dealflow?q=an&status=Live"));
    expect(readListedNames(html)).toEqual(["Ana"]);
    const page = parseDocument(html);
    expect(textOf(page)).toContain("1 of 3 applications");
    expect(attributesOf(page, 'input[type="hidden"][name="status"]', "value")).toEqual(["Live"]);
    expect(attributesOf(page, "a", "href")).toContain("/admin/dealflow?q=an&status=Pre-Payment");
    const none = await text(admin.get("/admin/dealflow?q=nobody&status=Live"));
    expect(none).toContain("No applications found");
    expect(none).toContain("Show all");
  });

  test.each(["?status=Gone", "?page=0", "?page=-1", "?page=x", "?page=1e9", "?page=99999999999999999999", "?status="])(
    "ignores invalid values: %s",
    async (query) => {
      await insertApplications(site, { fullName: "Ana" });
      const answer = await admin.get(`/admin/dealflow${query}`);
      expect(answer.status).toBe(200);
      expect(readListedNames(await answer.text())).toEqual(["Ana"]);
    },
  );

  test("comes in pages of fifty, each application on one of them", async () => {
    // Many are from the same moment, which must not affect the order.
    await insertApplications(site, ...Array.from({ length: 120 }, (_, index) => ({ fullName: `N${index}` })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => text(admin.get(`/admin/dealflow?page=${page}`))));
    const names = pages.map(readListedNames);
    expect(names.map((list) => list.length)).toEqual([50, 50, 20, 20]);
    expect(new Set(names.flat()).size).toBe(120);
    const next = (html = "") =>
      linksOf(html)
        .filter(({ text }) => text === "Next")
        .map(({ to }) => to);
    expect(next(pages[1])).toEqual(["/admin/dealflow?page=3"]);
    expect(textOf(pages[2])).toContain("Page 3 of 3");
    expect(next(pages[2])).toEqual([]);
  });
});

describe("if the database fails", () => {
  test.each(["/admin/dealflow", "/admin/dealflow/any"])("while loading, %s shows an error", async (path) => {
    const { native } = site.services.db;
    const run = (statement: SQL) =>
      native.dialect === "sqlite" ? native.drizzle.run(statement) : native.drizzle.execute(statement);
    await run(sql`ALTER TABLE dealflow_applications RENAME TO away`);
    const answer = await admin.get(path);
    await run(sql`ALTER TABLE away RENAME TO dealflow_applications`);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html).split("Failed to load applications.")).toHaveLength(2);
    expect(textOf(html, ".toast-error")).toContain("Failed to load applications.");
  });
});
