import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { pay, refund } from "#tests/support/order/payment";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const staff = setUpSignedInVisitor(site, "staff");

const inMonth = (month: string) => `${paths.adminReceipts}?month=${month}`;
const zipOf = (month: string) => `${paths.adminReceiptsZip}?month=${month}`;

async function payAndRefund() {
  const { submissionId, fullName } = await insertOrder(site);
  const intent = await pay(site, submissionId);
  await refund(site, intent, { refunded: 5_000 });
  const [receipt, note] = await listRows(site, "receipts", { about: submissionId }, "sequence");
  if (!receipt || !note) throw new Error("no receipts");
  return { submissionId, fullName, receipt, note, month: receipt.day.slice(0, 7) };
}

test("the office lists a month with its sums, and finds numbers of all months", async () => {
  await emptyTables(site, "receipts", "receiptYears");
  const { submissionId, fullName, receipt, note, month } = await payAndRefund();
  const text = await readPageText(admin, inMonth(month));
  for (const part of [receipt.number, note.number, fullName, submissionId, "$199.00", "−$50.00", "2 documents in USD"])
    expect(text).toContain(part);
  expect(text).toContain(`Credit note for ${receipt.number}`);
  expect(text).toContain("$149.00");
  for (const q of [submissionId.toLowerCase(), receipt.number]) {
    const found = await readPageText(admin, `${paths.adminReceipts}?month=2024-01&q=${q}`);
    expect(found).toContain(receipt.number);
  }
  expect(await readPageText(admin, `${paths.adminReceipts}?q=2026-9999`)).toContain("No receipt has this number");
});

test("an empty month says so, and what is no month is kept with a message", async () => {
  expect(await readPageText(admin, inMonth("2024-02"))).toContain("No receipts in February 2024");
  expect((await admin.get(zipOf("2024-02"))).status).toBe(404);
  for (const month of ["2024-13", "soon"]) {
    const response = await admin.get(inMonth(month));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Enter a month such as 2026-11.");
    expect(html).toContain(`value="${month}"`);
    expect((await admin.get(zipOf(month))).status).toBe(400);
  }
});

test("only those with the right to reports open it", async () => {
  const { month } = await payAndRefund();
  for (const address of [inMonth(month), zipOf(month)]) expect((await staff.get(address)).status).toBe(403);
});

test("the ZIP file of a month has a PDF file for each, also of more than are read at a time, and one CSV file", async () => {
  const { receipt, note, month, submissionId } = await payAndRefund();
  const many = Array.from({ length: 230 }, (_, index) => {
    const sequence = 5_000 + index;
    const copied = { ...receipt, sequence, day: "2025-10-31", year: 2025, number: `2025-${sequence}` };
    return { ...copied, id: crypto.randomUUID(), entryId: crypto.randomUUID() };
  });
  await insertRows(site, "receipts", many);
  const october = await unpackZip(Buffer.from(await (await admin.get(zipOf("2025-10"))).arrayBuffer()));
  expect(october).toHaveLength(231);
  expect(new Set(october.map(({ name }) => name)).size).toBe(231);
  const response = await admin.get(zipOf(month));
  expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="receipts-${month}.zip"`);
  const files = await unpackZip(Buffer.from(await response.arrayBuffer()));
  const find = (name: string) => files.find((file) => file.name === name)?.content ?? Buffer.alloc(0);
  expect(find(`receipt-${receipt.number}.pdf`).subarray(0, 5).toString()).toBe("%PDF-");
  expect(find(`credit-note-${note.number}.pdf`).subarray(0, 5).toString()).toBe("%PDF-");
  const lines = find(`receipts-${month}.csv`).toString("utf8").split("\r\n");
  expect(lines[0]).toContain("Number,Kind,Date,Corrects,Order or purchase");
  const line = lines.find((text) => text.startsWith(note.number));
  expect(line).toContain(`${note.number},Credit note,${note.day},${receipt.number},${submissionId}`);
  expect(line).toContain("USD,-50.00,0.00,-50.00");
});
