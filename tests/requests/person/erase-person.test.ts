import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { paths } from "#app/paths";
import { getEmailLink } from "#app/ui/tel";
import { createFolder, runBeside } from "#tests/support/backups";
import { changeRows, countRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { parseDocument, readPage, readPageText, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { listStoredFiles } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";
import { expectBooks, findTraces, leaveTraces, person } from "./leave-traces";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
const { email } = person;

beforeEach(() =>
  emptyTables(
    site,
    ...(["formSubmissions", "bookings", "contactMessages", "toolRequests", "dealflowApplications"] as const),
    ...(["purchases", "products", "outbox"] as const),
  ),
);
const screen = `${paths.adminPersonalData}?${new URLSearchParams({ email })}`;
const erase = (confirm: string) => postInOffice(office, screen, { intent: "erase", email, confirm });

test("erasing a person leaves only what the books need, and nothing of another person is touched", async () => {
  const { paid, booking } = await leaveTraces(site, office);
  const other = await insertOrder(site, {
    email: "perp@quill.example",
    fullName: "Somebody Else",
    paymentStatus: "paid",
  });
  const listRevenue = async () =>
    (await readPageText(office, paths.adminFigures)).match(/(?:Sold|Revenue|Vault revenue) \(Month\) \S+/g);
  const revenue = await listRevenue();

  const note = `Wrote from ${email.toLowerCase()}, not from jor${email}`;
  await insertRows(site, "adminNotes", {
    ...{ id: "note", orderId: other.id, timestamp: new Date(), content: note, author: "Ada" },
  });
  const blocked = await readPage(office, screen);
  expect(textOf(blocked, `li a[href="${paths.adminBooking(booking.reference)}"]`)).toBe(booking.reference);
  expect(textOf(blocked, `dd a[href="${paths.adminOrder(paid.submissionId)}"]`)).toBe(paid.submissionId);
  expect(textOf(blocked, `a[href="${getEmailLink(email)}"]`)).toBe("Write an email");
  expect(blocked.textContent).toContain("This call hasn’t taken place yet. Cancel the booking");
  const ticket = await readPage(office, paths.adminOrder(paid.submissionId));
  expect(textOf(ticket, `a[href="${screen}"]`)).toBe("Everything about this person");
  expect((await erase(email)).html).toContain("Nothing was erased, because something can’t be erased yet.");
  await cancelMeeting(site.services, "Ada", booking.id, null);

  const page = await readPageText(office, screen);
  expect(page).toContain("Orders 1 to delete, 1 to keep in your books without personal details");
  expect(page).toContain("Purchases 1 to keep in your books");
  for (const kind of ["Messages", "Ideas", "Bookings", "Applications"]) expect(page).toContain(`${kind} 1 to delete`);
  expect(page).toContain("our note on whether this address is confirmed");
  const refused = await erase("perpetua@quil.example");
  expect(refused.status).toBe(400);
  expect(textOf(refused.page, "#confirm-error, .error")).toContain("same address");
  expect(await countRows(site, "contactMessages")).toBe(1);

  const erased = await erase(email.toUpperCase());
  expect([erased.title, erased.location]).toEqual(["Erased", paths.adminPersonalData]);
  expect(textOf(erased.page, '[aria-labelledby="erased"] li')).toMatch(
    /^applications .*, mentions replaced: 1, .* orders deleted: 1, orders kept for the books: 1, .* \w{3} \d+, .*, Ada$/,
  );
  expect(await listRows(site, "adminNotes")).toMatchObject([{ content: `Wrote from erased, not from jor${email}` }]);
  await changeRows(site, "adminNotes", {}, { content: "" });
  expect(await findTraces(site)).toEqual([]);
  await expectBooks(site, paid);
  expect(await listRows(site, "formSubmissions", { id: other.id })).toMatchObject([{ fullName: "Somebody Else" }]);
  expect(revenue).toHaveLength(3);
  expect(await listRevenue()).toEqual(revenue);
  await waitUntil(() => expect(listStoredFiles(site).filter((name) => name.startsWith("photos"))).toEqual([]));
  expect(await readPageText(office, screen)).toContain(`Nothing is kept about ${email}`);
  expect(await readPageText(office, paths.adminOrder(paid.submissionId))).toContain(paid.submissionId);
  const [purchase] = await listRows(site, "purchases");
  expect(purchase).toMatchObject({ email: "", amountCents: 1900, linkVersion: 2 });
});

test("a copy has every record, and the files by their names", async () => {
  const { paid } = await leaveTraces(site, office);
  const response = await office.get(`${paths.adminPersonalDataCopy}?${new URLSearchParams({ email })}`);
  const entries = await unpackZip(Buffer.from(await response.arrayBuffer()));
  const read = (name: string) => entries.find((entry) => entry.name === name)?.content.toString() ?? "";
  const copy = JSON.parse(read("data.json"));
  const { orders, messages, ideas, bookings, applications, purchases } = copy.records;
  expect([orders, messages, ideas, bookings, applications, purchases].map((rows) => rows.length)).toEqual([
    2, 1, 1, 1, 1, 1,
  ]);
  const order = orders.find(({ submissionId }: typeof paid) => submissionId === paid.submissionId);
  expect(order.orderMessages).toMatchObject([{ text: "The heliotrope is too pale" }]);
  expect(order.deliveredFiles).toMatchObject([{ name: "heliotrope.zip", file: "files/heliotrope.zip" }]);
  expect(read("files/heliotrope.zip")).toBe("Content of heliotrope.zip");
  expect(entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["files/heliotrope.png", "files/heliotrope-2.png", "files/pale.png"]),
  );
  expect(copy.emails.length).toBeGreaterThan(5);
  expect(read("data.json")).not.toContain('"search"');
});

test("the command does the same, first as a dry run", async () => {
  const { booking } = await leaveTraces(site, office);
  const blocked = await runBeside(site, ["person", email, "erase", "--confirm", email]);
  expect([blocked.code, blocked.output]).toEqual([1, expect.stringContaining(booking.reference)]);
  await cancelMeeting(site.services, "Ada", booking.id, null);
  const rows = () =>
    Promise.all(["outbox", "formSubmissions", "purchases"].map((name) => countRows(site, name as never)));
  const before = await rows();
  const dry = await runBeside(site, ["person", email, "erase"]);
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining("orders: 1 to delete")]);
  expect((await runBeside(site, ["person", email, "erase", "--confirm", "a@b.example"])).code).toBe(1);
  expect(await rows()).toEqual(before);

  const folder = join(await createFolder("copy"), "copy");
  expect((await runBeside(site, ["person", email, "export", "--to", folder])).code).toBe(0);
  expect(readdirSync(join(folder, "files")).sort()).toContain("heliotrope.zip");
  expect(JSON.parse(readFileSync(join(folder, "data.json"), "utf8")).records.orders).toHaveLength(2);
  expect((await runBeside(site, ["person", email, "export", "--to", folder])).code).toBe(1);
  expect((await runBeside(site, ["person", "nobody", "erase"])).code).toBe(2);

  expect((await runBeside(site, ["person", email, "erase", "--confirm", email])).code).toBe(0);
  expect(await findTraces(site)).toEqual([]);
  expect(await readPageText(office, paths.adminPersonalData)).toMatch(/orders deleted: 1, .*, Command line/);
  expect(existsSync(join(folder, "data.json"))).toBe(true);
}, 120_000);

test("the address of an account is not erased, and staff can open none of it", async () => {
  await insertRows(site, "adminUsers", { userId: "perpetua", role: "staff", name: person.name, email });
  expect(await readPageText(office, screen)).toContain("works in the office with this address");
  expect((await erase(email)).status).toBe(409);
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  for (const path of [screen, `${paths.adminPersonalDataCopy}?email=${email}`])
    expect((await staff.get(path)).status, path).toBe(403);
  const { submissionId } = await insertOrder(site, { email });
  expect(await readPageText(staff, paths.adminOrder(submissionId))).not.toContain("Everything about this person");
  expect(parseDocument(await (await office.get(`${paths.adminPersonalData}?email=x`)).text()).toString()).toContain(
    "Enter an email address",
  );
});
