import { afterEach, describe, expect, test, vi } from "vitest";
import { sorts } from "#app/order/model/order-sorts";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
afterEach(() => emptyTables(site, "formSubmissions"));

const insert = (...orders: Parameters<typeof makeOrder>[0][]) =>
  insertOrders(
    site,
    orders.map((changes) => makeOrder(changes)),
  );

async function download(search = "") {
  const visitor = await createSignedInVisitor(site, "staff", "Sam");
  const answer = await visitor.get(paths.adminExport + search);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The lines without the header, as text. */
async function lines(search = ""): Promise<string[]> {
  const { bytes } = await download(search);
  return bytes.toString("utf8").split("\r\n").slice(1, -1);
}

describe("the export", () => {
  test("requires signing in", async () => {
    await insert({});
    const answer = await new Visitor(site.origin).get(paths.adminExport);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("Dana");
  });

  test("is a CSV file named after the day, with the columns of the specification, as Excel reads it", async () => {
    await insert({
      createdAt: new Date("2026-11-22T04:59:00Z"),
      submissionId: "SUB-7K2M9QXA",
      fullName: "Élodie Núñez",
      message: 'Two lines,\nand "quotes"',
      planPurchased: "growth",
      orderStatus: "in_progress",
      priority: "high",
    });
    const { answer, bytes } = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="submissions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString("utf8")).toBe(
      "Date,Submission ID,Name,Email,Phone,Business,Package,Status,Priority,Message\r\n" +
        '2026-11-21 23:59,SUB-7K2M9QXA,Élodie Núñez,dana@studio.example,407-555-0134,Whitfield Studio,Business,in_progress,high,"Two lines,\nand ""quotes"""\r\n',
    );
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+1 (407) 555-0134", "'+1 (407) 555-0134"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tcmd", '"\'\tcmd"'],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("http://x.test")', '"\'=HYPERLINK(""http://x.test"")"'],
    ["4075550134", "4075550134"],
    ["-12.5", "-12.5"],
    ["+14075550134", "+14075550134"],
    ["a;b", '"a;b"'],
    ["<b>bold</b>", "<b>bold</b>"],
    [" spaced ", '" spaced "'],
  ])("writes %j as %s", async (phone, cell) => {
    await insert({ phone });
    const { bytes } = await download();
    expect(bytes.toString("utf8")).toContain(`,dana@studio.example,${cell},Whitfield Studio,`);
  });

  test.each([
    "=1+1",
    "+1",
    "+1+1",
    "-1",
    "-1+1",
    "@SUM(A1)",
    "\t=1+1",
    "\r=1",
    '=HYPERLINK("http://x.test";"Pay")',
    'Two lines,\r\n=2 and "quotes"',
    "\n=1+1",
    '"',
    '",=1+1,"',
    "<script>alert(1)</script>",
  ])("writes every typed column as %j, and none as a formula", async (typed) => {
    await insert({ fullName: typed, email: typed, phone: typed, businessName: typed, message: typed });
    const [head = [], row = [], ...more] = readCsv((await download()).bytes.toString("utf8"));
    expect(more).toEqual([]);
    expect(row).toHaveLength(head.length);
    for (const column of ["Name", "Email", "Phone", "Business", "Message"]) {
      const cell = row[head.indexOf(column)] ?? "";
      expect(cell.replace(/^'/, "")).toBe(typed);
      expect(cell).not.toMatch(/^(?![+-]\d+$)[=+\-@\t\r]/);
    }
  });

  test("has the filtered orders, sorted like the list", async () => {
    const at = (n: number) => new Date(Date.UTC(2026, 5, n));
    await insert(
      { fullName: "one", createdAt: at(1), priority: "urgent" },
      { fullName: "two", createdAt: at(2), orderStatus: "ready" },
      { fullName: "three", createdAt: at(3), email: "three@elsewhere.test" },
      { fullName: "gone", createdAt: at(4), deletedAt: at(5) },
    );
    const names = async (search: string) => (await lines(search)).map((line) => line.split(",")[2]);
    expect(await names("")).toEqual(["three", "two", "one"]);
    expect(await names("?sort=oldest")).toEqual(["one", "two", "three"]);
    expect(await names("?sort=priority")).toEqual(["one", "three", "two"]);
    expect(await names("?status=ready")).toEqual(["two"]);
    expect(await names("?q=elsewhere")).toEqual(["three"]);
    expect(await names("?status=nonsense&page=9")).toEqual(["three", "two", "one"]);
  });

  test("has every order once, also if many came at the same moment", async () => {
    const rows = await insert(
      ...Array.from({ length: 1700 }, (_, n) => ({ createdAt: new Date(1_790_000_000_000 + Math.floor(n / 900)) })),
    );
    for (const sort of sorts) {
      const numbers = (await lines(`?sort=${sort}`)).map((line) => line.split(",")[1]);
      expect(numbers).toHaveLength(rows.length);
      expect(new Set(numbers)).toEqual(new Set(rows.map((row) => row.submissionId)));
    }
  });

  test.each(["", "?q=dana"])("is aborted if the database fails in the middle (%s)", async (search) => {
    await insert(...Array.from({ length: 450 }, () => ({})));
    const { read } = site.services.db;
    const select = read.select.bind(read) as (columns: object) => ReturnType<typeof read.select>;
    const said = vi.spyOn(site.services.log, "error");
    let chunks = 0;
    const reading = vi.spyOn(read, "select").mockImplementation(((columns: object) => {
      if (columns && "message" in columns && ++chunks > 1) throw new Error("broken");
      return select(columns);
    }) as typeof read.select);
    const visitor = await createSignedInVisitor(site, "staff", "Sam");
    const answer = await visitor.get(paths.adminExport + search);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(chunks).toBe(2);
    expect(said).toHaveBeenCalledWith(expect.anything(), "export broken off");
    reading.mockRestore();
    said.mockRestore();
    expect(await lines(search)).toHaveLength(450);
  });

  test("stops when the reader disconnects", async () => {
    await insert(...Array.from({ length: 1700 }, () => ({ message: "x".repeat(5000) })));
    const visitor = await createSignedInVisitor(site, "staff", "Sam");
    const answer = await visitor.get(paths.adminExport);
    await answer.body?.cancel();
    expect((await visitor.get(paths.adminExport)).status).toBe(200);
  });
});
