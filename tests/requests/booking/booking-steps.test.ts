import { beforeEach, describe, expect, test } from "vitest";
import { meetingKinds } from "#app/booking/model/kinds";
import { removeBookings } from "#tests/support/booking/bookings";
import { book, findTime, guest, listTimes, listValues } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import {
  attributeOf,
  attributesOf,
  countElements,
  linksOf,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
let visitor: Visitor;
beforeEach(async () => {
  await removeBookings(site);
  visitor = new Visitor(site);
});

const countBookings = () => countRows(site, "bookings");

describe("the steps", () => {
  test("link to kinds, days, times, later and earlier days", async () => {
    const page = await readPage(visitor, "/book-consultation");
    expect(textsOf(page, ".booking-kinds b")).toEqual(meetingKinds.map(({ name }) => name));
    expect(textOf(page, ".booking-kinds [aria-current]")).toContain("15 minutes");
    expect(textOf(page, ".booking-zone")).toContain("Eastern Time (America/New York)");
    expect(countElements(page, ".booking-calendar a[aria-current=date]")).toBe(1);
    expect(textOf(page, "#who")).toContain("Pick a time");
    expect(countElements(page, "form[method=post], iframe, a[href^='mailto:']:not(footer a)")).toBe(0);

    const later = linksOf(page).find(({ text }) => text === "Later days");
    const next = await readPage(visitor, later?.to ?? "");
    // The first day may have only one time left.
    expect(listTimes(next).length).toBeGreaterThan(3);
    const earlier = linksOf(next).find(({ text }) => text === "Earlier days");
    expect(textOf(await readPage(visitor, earlier?.to ?? ""), ".booking-calendar caption")).toBe(
      textOf(page, ".booking-calendar caption"),
    );
  });

  test("open the form with a time, which can still be changed", async () => {
    const address = await findTime(visitor, "/book-consultation?kind=strategy&tz=Asia/Kolkata");
    const page = await readPage(visitor, address);
    const chosen = textOf(page, ".booking-times [aria-current=time]");
    expect(textOf(page, ".booking-pick")).toContain(`${chosen} India Standard Time, 30 minutes`);
    expect(textOf(page, "#who form button")).toMatch(new RegExp(`^Book \\w+day, ${chosen}$`));
    const change = linksOf(page).find(({ text }) => text === "Change");
    expect(countElements(await readPage(visitor, change?.to ?? ""), "#who form")).toBe(0);
    const zone = page.querySelectorAll(".booking-zone input[type=hidden]").map((input) => input.getAttribute("name"));
    expect(zone).toEqual(["kind", "day", "slot"]);
  });

  test.each([
    ["Asia/Kolkata", "India Standard Time"],
    ["Asia/Kathmandu", "Nepal Time"],
    ["America/St_Johns", "Newfoundland Time"],
    ["Mars/Olympus", "Eastern Time"],
    ["+05:30", "Eastern Time"],
  ])("in the time zone %s are named %s", async (zone, name) => {
    const page = await readPage(visitor, `/book-consultation?tz=${encodeURIComponent(zone)}`);
    expect(textOf(page, ".booking-zone p")).toContain(`Times are shown in ${name}`);
  });

  test.each(["Etc/UTC", "Etc/GMT", "GMT"])("in the time zone %s are in UTC, which is chosen", async (zone) => {
    const page = await readPage(visitor, `/book-consultation?tz=${encodeURIComponent(zone)}`);
    expect(textOf(page, ".booking-zone p")).toMatch(/^Times are shown in UTC ?\.$/);
    expect(textsOf(page, "#tz option[selected]")).toEqual(["UTC"]);
  });

  test.each(["2020-01-01", "2026-02-30", "9999-12-31", "nothing"])("ignore the day %s", async (day) => {
    const page = await readPage(visitor, `/book-consultation?day=${day}`);
    expect(countElements(page, ".booking-calendar a[aria-current=date]")).toBe(1);
  });

  test("offer the nearest times instead of a time that nobody can book", async () => {
    const page = await readPage(visitor, "/book-consultation?slot=2020-01-01T15:00Z");
    expect(textOf(page, "#who h2")).toContain("isn’t available");
    expect([countElements(page, "#who form"), countElements(page, ".booking-first")]).toEqual([0, 0]);
    expect(page.querySelectorAll(".booking-others a")).toHaveLength(3);
    const other = attributeOf(page, ".booking-others a", "href") ?? "";
    const chosen = await readPage(visitor, other.split("#", 1)[0] as string);
    expect([countElements(chosen, "#who form"), attributeOf(chosen, ".booking-first", "href")]).toEqual([1, "#who"]);
  });

  test("link to the contact page if there are no free times", async () => {
    const hours = await listRows(site, "weeklyHours");
    await emptyTables(site, "weeklyHours");
    try {
      const page = await readDocument(visitor.get("/book-consultation?tz=Europe/Berlin"));
      expect(textOf(page, "#times")).toContain("fully booked");
      expect(linksOf(page)).toContainEqual(expect.objectContaining({ text: "Write to us", to: "/contact" }));
    } finally {
      await insertRows(site, "weeklyHours", hours);
    }
  });
});

describe("the form", () => {
  test("books the time once if sent twice, and opens the booking's page", async () => {
    const address = await findTime(visitor);
    const before = await countBookings();
    const sent = await Promise.all([1, 2].map(() => visitor.post(address, guest)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    const [first, second] = sent.map(({ headers }) => headers.get("Location"));
    expect(first).toMatch(/^\/bookings\/MTG-\w{8}\?key=[\w-]+$/);
    expect(second).toBe(first);
    expect(await countBookings()).toBe(before + 1);
  });

  test("removes invisible characters that were copied with an address", async () => {
    const sent = await visitor.post(await findTime(visitor), { ...guest, email: "\u200bcopied@studio.example\ufeff" });
    expect(sent.status).toBe(303);
    const { read, tables } = site.services.db;
    const emails = await read.select({ email: tables.bookings.email }).from(tables.bookings);
    expect(emails).toContainEqual({ email: "copied@studio.example" });
  });

  test.each([
    [
      "nothing",
      { name: "", email: " ", phone: "", note: "" },
      [
        "Please enter your name.",
        "Please enter your email address.",
        "Please enter your phone number with the area code.",
      ],
    ],
    [
      "an address with a line break",
      { email: "a@b.example\r\nBcc: c@d.example" },
      ["Please enter a valid email address."],
    ],
    ["an invisible name", { name: "\u200b\u0007" }, ["Please enter your name."]],
    ["HTML as an address", { email: "<b>a@b.example</b>" }, ["Please enter a valid email address."]],
    ["10,000 characters of name", { name: "x".repeat(10_000) }, ["Please use at most 200 characters here."]],
    ["100 KB of note", { note: "x".repeat(100_000) }, ["Please use at most 2,000 characters here."]],
  ])("with %s shows an error and keeps what was typed", async (_what, typed, messages) => {
    const address = await findTime(visitor);
    const before = await countBookings();
    const response = await visitor.post(address, { ...guest, ...typed });
    const page = await readDocument(response);
    expect(response.status).toBe(400);
    expect(textsOf(page, "[role=alert] li")).toEqual(messages);
    expect(textsOf(page, ".booking-fields [id$=-error]")).toEqual(messages);
    for (const [name, text] of Object.entries({ ...guest, ...typed }))
      if (name !== "note") expect(attributeOf(page, `#${name}`, "value") ?? "").toBe(text);
    expect(await countBookings()).toBe(before);
  });

  test("for a time that is no longer open keeps what was typed and offers the three nearest", async () => {
    const address = await findTime(visitor);
    await book(new Visitor(site), address);
    const response = await visitor.post(address, { ...guest, name: "Lee <b>Park</b>" });
    expect(response.status).toBe(409);
    const page = await readDocument(response);
    expect(textOf(page, "[role=alert]")).toContain("is no longer open");
    expect(listValues(page)[0]).toBe("Lee <b>Park</b>");
    expect(attributesOf(page, ".booking-others button", "name")).toEqual(["choose", "choose", "choose"]);

    const other = attributeOf(page, ".booking-others button", "formaction") ?? "";
    const chosen = await visitor.post(other, { ...guest, name: "Lee <b>Park</b>", choose: "1" });
    expect(chosen.status).toBe(200);
    const again = await readDocument(chosen);
    expect(listValues(again)).toEqual(["Lee <b>Park</b>", guest.email, guest.phone, guest.note]);
    expect(attributeOf(again, "#who form", "action")).toBe(other);
    expect((await visitor.post(other, guest)).status).toBe(303);
  });

  test.each([
    ["a past time", "?slot=2020-01-01T15:00Z"],
    ["a time off the grid", "?slot=2027-01-04T15:07Z"],
    ["a time at night", "?slot=2027-01-04T07:00Z"],
    ["a time in the 13th month", "?slot=2026-13-01T15:00Z"],
    ["no time", ""],
  ])("for %s books nothing", async (_what, query) => {
    const before = await countBookings();
    expect((await visitor.post(`/book-consultation${query}`, guest)).status).toBe(409);
    expect(await countBookings()).toBe(before);
  });

  test("is limited per IP address, and keeps what was typed", async () => {
    const limited = new Visitor(site);
    const { allows } = site.services.limiter;
    site.services.limiter.allows = async () => false;
    try {
      const response = await limited.post(await findTime(limited), guest);
      expect(response.status).toBe(429);
      expect(listValues(await readDocument(response))[0]).toBe(guest.name);
    } finally {
      site.services.limiter.allows = allows;
    }
  });
});
