import { beforeEach, describe, expect, test } from "vitest";
import { allRights } from "#app/office-rights";
import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { fieldValues, linksOf, readDocument, readPage, readPageText, textOf, textsOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { insertPaymentEntries } from "#tests/support/reports/payment-entries";
import { insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
beforeEach(() => emptyTables(site, "paymentEntries", "deliveries", "formSubmissions", "purchases"));

const insertEntries = (...rows: Partial<Row<"paymentEntries">>[]) => insertPaymentEntries(site, ...rows);

const may = "?from=2026-05-01&to=2026-05-31";

test("without an end the period goes until today, and a refused day leaves no period marked", async () => {
  const open = await readPage(admin, `${paths.adminReports}?from=2026-05-01`);
  expect(textsOf(open, ".report-period [id$='-error']")).toEqual([]);
  const refused = await readDocument(admin.get(`${paths.adminReports}?from=2026-05-40`));
  expect(textsOf(refused, ".report-period [id$='-error']")).toHaveLength(1);
  // The field becomes one for text then, so what its message shows as an example is a date, too.
  const corrected = await readPage(admin, `${paths.adminReports}?from=5/01/2026&to=05/31/2026`);
  expect(textsOf(corrected, ".reports > div > h2")).toEqual(["May 1, 2026 to May 31, 2026"]);
  expect(textsOf(refused, '[aria-label="Period"] [aria-current]')).toEqual([]);
  expect(fieldValues(refused, "to")).toEqual(fieldValues(await readPage(admin, paths.adminReports), "to"));
});

async function readTable(table: string, period = may) {
  const answer = await admin.get(`${paths.adminReportsExport}${period}&table=${table}`);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  return readCsv((await answer.text()).replace(/^\uFEFF/, ""));
}

describe("the screen", () => {
  test("says that nothing was paid, and shows the open amounts of this moment", async () => {
    await insertOrder(site, { priceCents: 32_900 });
    const product = await insertProduct(site);
    await payForProduct(site, product, { amount: 100 });
    await emptyTables(site, "paymentEntries");
    const page = await readPage(admin, paths.adminReports);
    expect(textOf(page, "main")).toContain("No payments in this period");
    const text = textOf(page);
    expect(text).toContain("Repeat customers 0 of 0 paying customers – N/A");
    expect(text).toMatch(/Unpaid orders \$329 1/);
    expect(text).toMatch(/Purchases on hold \$1 1/);
    expect(text).toMatch(/Half delivered within 0 orders delivered – N\/A/);
  });

  test("nets refunds, chargebacks and tax, and never adds up currencies", async () => {
    await insertEntries(
      { amountCents: 21_400, taxCents: 1_400 },
      { amountCents: 5_350, taxCents: 350, day: "2026-05-31" },
      { kind: "refund", amountCents: 5_350, taxCents: 350, day: "2026-05-31" },
      { kind: "chargeback", amountCents: 1_000 },
      { amountCents: 7_777, currency: "eur" },
      { amountCents: 99_999, day: "2026-04-30" },
      { amountCents: 99_999, day: "2026-06-01" },
    );
    const page = await readPage(admin, paths.adminReports + may);
    expect(textOf(page, 'section[aria-label="USD"] dl')).toBe(
      "Paid $267.50 Refunded $63.50 Tax $14 Net $190 Payments 2 Average payment $133.75",
    );
    expect(textOf(page, 'section[aria-label="EUR"] dl')).toContain("Net €77.77");
    const [, ...days] = await readTable("days");
    expect(days.filter(([, , payments]) => payments !== "0")).toEqual([
      ["2026-05-06", "USD", "1", "214.00", "10.00", "14.00", "190.00", "0.00"],
      ["2026-05-31", "USD", "1", "53.50", "53.50", "0.00", "0.00", "0.00"],
      ["2026-05-06", "EUR", "1", "77.77", "0.00", "0.00", "77.77", "0.00"],
    ]);
    expect(days).toHaveLength(62);
    const weeks = (await readTable("weeks")).slice(1).filter(([, currency]) => currency === "USD");
    expect(weeks.map(([monday]) => monday)).toEqual([
      "2026-04-27",
      "2026-05-04",
      "2026-05-11",
      "2026-05-18",
      "2026-05-25",
    ]);
    expect((await readTable("months")).slice(1)).toHaveLength(2);
    const chart = page.querySelector(".report-chart [role=img]")?.getAttribute("aria-label");
    expect(chart).toContain("Highest: May 6, $214.");
  });

  test("counts customers who paid before the period among those who paid in it", async () => {
    await insertEntries(
      { customer: "new", paidBefore: "" },
      { customer: "new", paidBefore: "2026-05-06", day: "2026-05-07" },
      { customer: "back", paidBefore: "2026-04-30" },
      { customer: "other", paidBefore: "2026-01-30" },
      { customer: "undone", paidBefore: "" },
      { customer: "undone", paidBefore: "", amountCents: -10_000 },
      {},
    );
    expect(await readPageText(admin, paths.adminReports + may)).toContain(
      "Repeat customers 2 of 3 paying customers 67%",
    );
  });

  test("measures from the order to its first delivery in the period", async () => {
    const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 4, day, 12 + hour));
    for (const hours of [4, 52, 30]) {
      const { id: orderId } = await insertOrder(site, {
        createdAt: at(3),
        orderStatus: "ready",
        paymentStatus: "paid",
      });
      const delivery = { orderId, round: 1, actor: "Ada", message: "" };
      await insertRows(site, "deliveries", { ...delivery, id: `${orderId}-1`, createdAt: at(3, hours) });
      await insertRows(site, "deliveries", { ...delivery, id: `${orderId}-2`, createdAt: at(20) });
    }
    const text = await readPageText(admin, paths.adminReports + may);
    expect(text).toContain("Half delivered within 3 orders delivered 1 d 6 h");
    expect(text).toContain("9 of 10 delivered within 3 orders delivered 2 d 4 h");
    expect(await readPageText(admin, `${paths.adminReports}?from=2026-05-10&to=2026-05-31`)).toContain(
      "Half delivered within 0 orders delivered – N/A",
    );
  });

  test("is opened by the revenue above the orders, which keeps its meaning", async () => {
    await insertEntries({});
    await insertOrder(site, { orderStatus: "ready", paymentStatus: "paid", priceCents: 5_000 });
    const page = await readPage(admin, paths.admin);
    expect(textOf(page, ".figure-money")).toBe("Revenue (Month) $50");
    expect(linksOf(page).find(({ text }) => text === "Revenue (Month)")?.to).toBe(paths.adminReports);
  });

  test("and its files are for those with the right to reports", async () => {
    const others = allRights.filter((right) => right !== "reports");
    const staff = await createSignedInVisitor(site, "staff", "Sam", others);
    const reader = await createSignedInVisitor(site, "staff", "Rita", ["reports"]);
    for (const path of [paths.adminReports, `${paths.adminReportsExport}?table=days`]) {
      expect((await staff.get(path)).status, path).toBe(403);
      expect((await new Visitor(site.origin).get(path)).status, path).toBe(401);
      expect((await reader.get(path)).status, path).toBe(200);
    }
  });
});

describe("dates", () => {
  test.each([
    ["", "2026-05-31", "from", "Enter a date, such as 11/01/2026."],
    ["2026-02-30", "2026-05-31", "from", "Enter a date, such as 11/01/2026."],
    ["2026-05-01", "<b>", "to", "Enter a date, such as 11/01/2026."],
    ["2026-05-02", "2026-05-01", "to", "Choose the From date or a later one."],
    ["2021-05-01", "2026-05-01", "to", "Choose at most 5 years: up to April 30, 2026."],
  ])("from %j to %j is refused beside the field, and what was typed stays", async (from, to, name, message) => {
    const query = new URLSearchParams({ from, to });
    const answer = await admin.get(`${paths.adminReports}?${query}`);
    expect(answer.status).toBe(400);
    const page = await readDocument(answer);
    expect(textOf(page, `#${name}-error`)).toBe(message);
    expect([...fieldValues(page, "from"), ...fieldValues(page, "to")]).toEqual([from, to]);
    const month = await readPage(admin, paths.adminReports);
    expect(textsOf(page, ".reports > div > h2")).toEqual([`Showing ${textOf(month, ".reports > div > h2")}`]);
    expect(textsOf(page, ".reports :is(h3, dd)")).toEqual(textsOf(month, ".reports :is(h3, dd)"));
    expect((await admin.get(`${paths.adminReportsExport}?${query}&table=days`)).status).toBe(400);
  });

  test("an unknown table has no file, and an unknown period is this month", async () => {
    expect((await admin.get(`${paths.adminReportsExport}?table=nothing`)).status).toBe(404);
    const known = await readPageText(admin, paths.adminReports);
    expect(await readPageText(admin, `${paths.adminReports}?period=never&by=hour`)).toBe(known);
  });
});

test("no cell of a file is a formula", async () => {
  await insertEntries({ source: "=1+1", couponCode: "@SUM", itemName: '=HYPERLINK("http://x.test")' });
  expect((await readTable("sources"))[1]?.[0]).toBe("'=1+1");
  expect((await readTable("coupons"))[1]?.[0]).toBe("'@SUM");
  expect((await readTable("packages"))[1]?.[0]).toBe(`'=HYPERLINK("http://x.test")`);
});
