import { beforeEach, describe, expect, test } from "vitest";
import { DAY } from "#app/server/time/durations";
import { book, insertBookings } from "#tests/support/booking/bookings";
import { changeRows, emptyTables } from "#tests/support/database/rows";
import { linksOf, type parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");

const readNames = async (query = "") =>
  textsOf(await readPage(admin, `/admin/bookings${query}`), "tbody th.cell-name").map((text) =>
    text.replace(/ MTG-.*/, ""),
  );

const inDays = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(() => emptyTables(site, "bookings"));

describe("the list", () => {
  test("says when it is empty", async () => {
    expect(textOf(await readPage(admin, "/admin/bookings"))).toContain("Nobody has booked yet");
    await insertBookings(site, { startsAt: inDays(-2) });
    expect(textOf(await readPage(admin, "/admin/bookings"))).toContain("Nothing is coming up. Show all bookings");
    expect(textOf(await readPage(admin, "/admin/bookings?q=x"))).toContain("No bookings match");
  });

  test("begins with the next booking and can be filtered and searched", async () => {
    await insertBookings(
      site,
      { name: "Later", startsAt: inDays(5), kindId: "project" },
      { name: "Next", startsAt: inDays(1) },
      { name: "Yesterday", startsAt: inDays(-1), status: "no_show" },
      { name: "Long ago", startsAt: inDays(-90), kindId: "project" },
      { name: "Canceled", startsAt: inDays(2), status: "cancelled" },
    );
    expect(await readNames()).toEqual(["Next", "Later"]);
    expect(await readNames("?when=past")).toEqual(["Yesterday", "Long ago"]);
    expect(await readNames("?when=all")).toEqual(["Later", "Canceled", "Next", "Yesterday", "Long ago"]);
    expect(await readNames("?when=all&kind=project")).toEqual(["Later", "Long ago"]);
    expect(await readNames("?status=cancelled")).toEqual(["Canceled"]);
    expect(await readNames("?when=all&q=LATE")).toEqual(["Later"]);
    expect(await readNames("?q=e")).toEqual(["Next", "Later"]);
    expect(await readNames("?q=e&kind=audit&status=cancelled")).toEqual(["Canceled"]);
    expect(await readNames("?kind=lunch&status=x&when=never&page=-1")).toEqual(["Next", "Later"]);
    const page = await readPage(admin, "/admin/bookings?when=all&q=ago&kind=project");
    expect(textOf(page, ".filters-count")).toBe("1 of 5 bookings");
    const [link] = linksOf(page).filter(({ text }) => text.startsWith("View"));
    expect(link?.to).toBe("/admin/bookings/MTG-00000003?q=ago&kind=project&when=all");
    const close = linksOf(await readPage(admin, link?.to ?? "")).find(({ text }) => text === "Close");
    expect(close?.to).toBe("/admin/bookings?q=ago&kind=project&when=all");
  });

  test("finds a booking by name, email, phone and number", async () => {
    const booked = await book(site, { name: "Zoë Quill", email: "zq@mail.example", phone: "407-555-0188" });
    for (const text of ["zoË", "quill", "zq@mail", "555-0188", booked.reference.toLowerCase()])
      expect(await readNames(`?q=${encodeURIComponent(text)}`), text).toEqual(["Zoë Quill"]);
    expect(await readNames("?q=%25")).toEqual([]);
  });

  test("has pages of fifty, with each booking on one of them", async () => {
    const startsAt = inDays(2);
    await insertBookings(site, ...Array.from({ length: 120 }, () => ({ startsAt })));
    for (const query of ["?page=", "?q=visitor&page="]) {
      const pages = await Promise.all([1, 2, 3].map((page) => readNames(`${query}${page}`)));
      expect(pages.map((names) => names.length)).toEqual([50, 50, 20]);
      expect(new Set(pages.flat()).size).toBe(120);
    }
  });

  test("shows the visitor's time if it differs", async () => {
    await insertBookings(site, { startsAt: new Date("2030-01-15T15:00:00Z"), timeZone: "Asia/Kolkata" });
    const page = await readPage(admin, "/admin/bookings");
    expect(textOf(page, ".bookings-day")).toBe("Tue, Jan 15, 2030");
    const row = textOf(page, "tbody .cell-time");
    expect(row).toBe("10:00 AM – 10:15 AM Next Visitor: Jan 15, 2030, 8:30 PM, India Standard Time");
  });

  test("rejects posts", async () => {
    expect((await admin.post("/admin/bookings", { intent: "x" })).status).toBe(405);
  });
});

describe("one booking", () => {
  test("shows both zones, the note, where the visitor came from, and its emails to admins only", async () => {
    const source = { page: "/growth", landing: "/blog", referrer: "https://a.example/", utm: { utm_source: "mail" } };
    const booked = await book(site, { note: "<b>Bold</b>\nplan", phone: "407-555-0142", source });
    const startsAt = new Date("2030-07-15T15:00:00Z");
    await changeRows(site, "bookings", {}, { startsAt, endsAt: new Date(+startsAt + 9e5) });
    const path = `/admin/bookings/${booked.reference}`;
    const text = textOf(await readPage(admin, path), ".ticket");
    expect(text).toContain("Mon, Jul 15, 2030, 11:00 AM");
    expect(text).toContain("15 minutes, Eastern");
    expect(text).toContain("India Standard Time (Asia/Kolkata) Mon, Jul 15, 2030, 8:30 PM – 8:45 PM");
    for (const shown of ["<b>Bold</b> plan", "/growth", "/blog", "https://a.example/", "mail", "407-555-0142"])
      expect(text).toContain(shown);
    const emails = (page: ReturnType<typeof parseDocument>) =>
      linksOf(page).filter(({ text }) => text === "Emails about this booking");
    expect(emails(await readPage(admin, path)).map(({ to }) => to)).toEqual([`/admin/outbox?q=${booked.reference}`]);
    expect(textOf(await readPage(admin, `/admin/outbox?q=${booked.reference}`))).toContain(booked.reference);
    expect(emails(await readPage(staff, path))).toEqual([]);
    const customer = new URLSearchParams({ name: booked.name, email: booked.email, phone: "407-555-0142" });
    expect(linksOf(await readPage(staff, path))).toContainEqual(
      expect.objectContaining({ text: "New quote", to: `/admin/orders/new?${customer}` }),
    );
    expect((await staff.get("/admin/availability")).status).toBe(403);
  });

  test("can be neither read nor changed if it is unknown", async () => {
    expect((await admin.get("/admin/bookings/MTG-NOTTHERE")).status).toBe(404);
    expect((await admin.post("/admin/bookings/MTG-NOTTHERE", { intent: "cancel_meeting" })).status).toBe(404);
  });
});
