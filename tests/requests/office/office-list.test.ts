import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, countElements, linksOf, parseDocument, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
beforeEach(() => emptyTables(site, "formSubmissions"));

/** What the list shows: its rows' numbers from top to bottom, and its count line. */
async function list(path: string) {
  const response = await office.get(path);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  const page = parseDocument(html);
  return {
    status: response.status,
    html,
    page,
    numbers: attributesOf(page, 'tr[id^="SUB-"]', "id"),
    count: /[\d,]+\+? of [\d,]+ submissions/.exec(textOf(page))?.[0],
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("the list", () => {
  test("says when there are no orders, and all figures are zero", async () => {
    const { page, html, count } = await list("/admin");
    expect(html).toContain("No submissions found");
    expect(count).toBe("0 of 0 submissions");
    expect(textsOf(page, "dd").filter((figure) => /^\$?0$/.test(figure))).toHaveLength(7);
    expect(html).toContain("Search by name or email...");
    expect(html).toContain("Place a test order");
    const staff = await createSignedInVisitor(site, "staff");
    expect(await (await staff.get("/admin")).text()).not.toContain("Place a test order");
    // Text browsers do not show parts that only scripts open.
    expect(countElements(page, "dialog")).toBe(0);
  });

  test("shows each order with its values, and is not cached for others", async () => {
    const { submissionId } = await insertOrder(site, { orderStatus: "in_progress", priority: "urgent" });
    const page = await list("/admin");
    expect(page.numbers).toEqual([submissionId]);
    for (const words of ["Dana Whitfield", "dana@studio.example", "Professional", "In Progress", "Urgent", "Due "])
      expect(page.html).toContain(words);
    expect(countElements(page.page, `tr[id="${submissionId}"] option[value="in_progress"][selected]`)).toBe(1);
    expect((await office.get("/admin")).headers.get("cache-control")).toBe("no-store");
  });

  test("marks overdue orders, and counts them in a link that lists only them", async () => {
    expect(textOf((await list("/admin")).page, ".screen-head")).not.toContain("overdue");
    const { submissionId } = await insertOrder(site, { orderStatus: "in_progress", createdAt: daysAgo(9) });
    const urgent = { orderStatus: "in_progress", priority: "urgent", fullName: "Ana Ruiz" } as const;
    const second = await insertOrder(site, { ...urgent, createdAt: daysAgo(8) });
    await insertOrder(site, { orderStatus: "in_progress" });
    await insertOrder(site, { orderStatus: "ready", createdAt: daysAgo(10) });
    const { html, page } = await list("/admin");
    expect(html).toContain("Overdue since");
    expect(attributesOf(page, "tr.is-overdue", "id")).toEqual([second.submissionId, submissionId]);
    const url = linksOf(page).find(({ text }) => text === "2 overdue")?.to ?? "";
    const overdue = await list(url);
    expect(overdue.numbers).toEqual([submissionId, second.submissionId]);
    expect(overdue.count).toBe("2 of 4 submissions");
    expect(countElements(overdue.page, 'select[name="status"] option[value="overdue"][selected]')).toBe(1);
    for (const filter of ["q=ruiz", "priority=urgent", "sort=priority&package=starter&q=ruiz"])
      expect((await list(`/admin?status=overdue&${filter}`)).numbers).toEqual([second.submissionId]);
    const file = await (await office.get(`${paths.adminExport}?status=overdue`)).text();
    expect(file.trim().split("\n")).toHaveLength(3);
  });

  test("marks a requested revision, which needs action", async () => {
    const paid = { orderStatus: "in_progress", paymentStatus: "paid" } as const;
    const first = await insertOrder(site, { ...paid, createdAt: daysAgo(1) });
    const again = await insertOrder(site, { ...paid, revisions: 1 });
    const approved = await insertOrder(site, { ...paid, orderStatus: "ready", revisions: 2, createdAt: daysAgo(2) });
    const { page, numbers } = await list("/admin");
    const rows = numbers.map((number) => /Revision \d+/.exec(textOf(page, `tr[id="${number}"]`))?.[0]);
    expect(numbers).toEqual([again, first, approved].map(({ submissionId }) => submissionId));
    expect(rows).toEqual(["Revision 1", undefined, "Revision 2"]);
    expect((await list("/admin?status=action_needed")).numbers).toEqual([again.submissionId, first.submissionId]);
  });

  test("can be filtered by each filter and by all together", async () => {
    const ready = await insertOrder(site, { orderStatus: "ready", planPurchased: "growth", priority: "high" });
    const question = await insertOrder(site, {
      orderStatus: "question",
      planPurchased: "other",
      fullName: "Ana Ruiz",
    });
    const paid = await insertOrder(site, { paymentStatus: "paid", email: "PAID@Studio.example" });
    const found = async (search: string) => (await list(`/admin?${search}`)).numbers;
    expect(await found("status=ready")).toEqual([ready.submissionId]);
    expect(await found("package=other")).toEqual([question.submissionId]);
    expect(await found("priority=high")).toEqual([ready.submissionId]);
    const needed = [question, paid].map(({ submissionId }) => submissionId);
    expect((await found("status=action_needed")).sort()).toEqual(needed.sort());
    expect(await found("q=RUIZ")).toEqual([question.submissionId]);
    expect(await found("q=paid%40studio")).toEqual([paid.submissionId]);
    expect(await found(`q=${ready.submissionId.toLowerCase()}`)).toEqual([ready.submissionId]);
    expect(await found("q=%25")).toEqual([]);
    expect(await found("q=dana&package=growth&status=ready&priority=high")).toEqual([ready.submissionId]);
    expect((await list("/admin?status=ready")).count).toBe("1 of 3 submissions");
    expect((await list("/admin?status=cancelled&q=glaze")).html).toContain("No orders match “glaze”, Canceled.");
  });

  test("sorts newest first, oldest first or by priority", async () => {
    const old = await insertOrder(site, { createdAt: daysAgo(3), priority: "high" });
    const middle = await insertOrder(site, { createdAt: daysAgo(2), priority: "urgent" });
    const fresh = await insertOrder(site, { createdAt: daysAgo(1) });
    const numbers = (...orders: { submissionId: string }[]) => orders.map(({ submissionId }) => submissionId);
    expect((await list("/admin")).numbers).toEqual(numbers(fresh, middle, old));
    expect((await list("/admin?sort=oldest")).numbers).toEqual(numbers(old, middle, fresh));
    expect((await list("/admin?sort=priority")).numbers).toEqual(numbers(middle, old, fresh));
  });

  test("has pages that keep the filters, and shows the last one for a page beyond it", async () => {
    for (let i = 0; i < 52; i++) await insertOrder(site, { createdAt: daysAgo(i / 100) });
    const first = await list("/admin?priority=normal");
    expect(first.numbers).toHaveLength(50);
    expect(first.html).toContain("Page 1 of 2");
    expect(attributesOf(first.page, "a", "href")).toContain("/admin?priority=normal&page=2");
    const second = await list("/admin?page=2");
    expect(second.numbers).toHaveLength(2);
    expect(first.numbers).not.toContain(second.numbers[0]);
    expect((await list("/admin?page=999")).numbers).toEqual(second.numbers);
    expect((await list("/admin?page=-1")).numbers).toEqual((await list("/admin?page=x")).numbers);
  });

  test("ignores filters that do not exist", async () => {
    const { submissionId } = await insertOrder(site);
    const page = await list("/admin?status=payment_received&package=gold&priority=9&sort=name&page=1e9");
    expect(page.status).toBe(200);
    expect(page.numbers).toEqual([submissionId]);
  });

  test("exports with the filters of the list", async () => {
    const { page } = await list("/admin?status=ready&q=a%26b&page=3");
    expect(attributesOf(page, "a", "href")).toContain("/admin/orders/export.csv?q=a%26b&status=ready");
  });

  test("shows HTML and formulas as text", async () => {
    const fullName = '<img src=x onerror="alert(1)">';
    await insertOrder(site, { fullName, email: '"=cmd|x"@studio.example' });
    expect(textOf((await list("/admin?q=%22%3E%3Cscript%3E")).page, "main")).toContain('“"><script>”');
    const all = await list("/admin");
    expect(countElements(all.page, "img")).toBe(0);
    expect(textOf(all.page, "tbody")).toContain(fullName);
  });

  test("is open to staff and closed to everybody else", async () => {
    const { Visitor: Stranger } = await import("#tests/support/browser/visitor");
    expect((await (await createSignedInVisitor(site, "staff", "Sam")).get("/admin")).status).toBe(200);
    for (const path of ["/admin", "/admin/trash", "/admin/orders/delete?id=x"]) {
      expect((await new Stranger(site.origin).get(path)).status).toBe(401);
      expect((await new Stranger(site.origin).post(path, { intent: "delete", id: "x" })).status).toBe(401);
    }
  });
});

test("a list that cannot be read shows the specified toast", async () => {
  const broken = await startSiteForTest();
  const visitor = await createSignedInVisitor(broken);
  const { db } = broken.services;
  const { sql } = await import("drizzle-orm");
  const rename = sql.raw("ALTER TABLE form_submissions RENAME TO away");
  if (db.native.dialect === "sqlite") db.native.drizzle.run(rename);
  else await db.native.drizzle.execute(rename);
  const response = await visitor.get("/admin");
  expect(response.status).toBe(503);
  expect(textOf(await response.text(), ".toast-error p")).toBe("Error Failed to fetch submissions");
});
