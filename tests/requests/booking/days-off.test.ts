import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { calendar } from "#app/site";
import { book, removeBookings } from "#tests/support/booking/bookings";
import { emptyTables } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { saveSection } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

beforeEach(async () => {
  await removeBookings(site);
  await emptyTables(site, "settings", "settingEdits", "specialDays");
});

const readList = async () => textOf(await readPage(admin, paths.adminBookings), "main");

test("a meeting that is booked on a new day off is named, until it is canceled or the day has hours", async () => {
  const { startsAt, reference } = await book(site);
  expect(await readList()).not.toContain("closed");
  const day = formatIsoDate(startsAt, site.services.env.BUSINESS_TIMEZONE);
  await saveSection(admin, calendar, { own_days: `${day} Winter break` });
  const list = await readList();
  expect(list).toContain("1 booking falls on days when you’re closed. Move or cancel it,");
  expect(list).toContain("You’re closed: Winter break");

  const open = { intent: "add_days", day, special_hours: "8 AM – 6 PM" };
  expect((await postInOffice(admin, paths.adminAvailability, open)).title).toBe("Day Added");
  expect(await readList()).not.toContain("closed");

  await emptyTables(site, "specialDays");
  expect(await readList()).toContain("You’re closed");
  await postInOffice(admin, paths.adminBooking(reference), { intent: "cancel_meeting" });
  expect(await readList()).not.toContain("closed");
});
