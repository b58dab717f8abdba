import { createRecordKind } from "../outbox/create-record-kind.server";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createBookingEmails } from "./emails/booking-emails.server";
import { BOOKING_KIND } from "./model/booking-values";
import { meetingKinds } from "./model/kinds";
import { availabilityPosts, meetingPosts } from "./model/post-words";
import { createBookingFigures, createBookingSummary } from "./place/booking-figures.server";
import { createBookingTrash } from "./place/booking-trash.server";
import { addMissingKinds } from "./state/add-missing-kinds.server";
import { createCallReader } from "./state/calls.server";
import { createKindSettings } from "./state/kind-settings.server";

export function createBookingFeature(services: Services): Feature {
  const { bookings: table } = services.db.tables;
  const readCalls = createCallReader(services);
  return {
    name: "booking",
    posts: { [paths.adminAvailability]: availabilityPosts, [paths.adminBookings]: meetingPosts },
    emails: createBookingEmails(services),
    notifications: {
      bookings: { label: "Bookings made, moved and canceled by visitors", group: "bookings", topics: ["booking-team"] },
    },
    records: {
      [BOOKING_KIND]: createRecordKind(services, {
        ...{ table, name: table.reference, person: table.name, time: table.startsAt },
        getHref: ({ name }) => paths.adminBooking(name),
      }),
    },
    trash: { [BOOKING_KIND]: createBookingTrash(services) },
    watchedLists: { availability: { tables: ["meetingKinds", "weeklyHours", "specialDays", "bookings"] } },
    settings: { meetings: createKindSettings(services) },
    calls: Object.fromEntries(meetingKinds.map(({ id }) => [id, async () => (await readCalls())[id]])),
    figures: { bookings: createBookingFigures(services) },
    summary: { bookings: createBookingSummary(services) },
    setup: {
      hours: {
        title: "Booking hours",
        text: "When people can book, for each kind of meeting.",
        href: paths.adminAvailability,
      },
    },
    onStart: { "add missing kinds of meetings": () => addMissingKinds(services) },
    grows: {
      bookings: { about: "visitors, by email", kept: "until its age under Settings, or 30 days after it is deleted" },
      bookingEvents: { about: "history with messages, by the booking", kept: "as long as the booking" },
      busyTimes: { kept: "as long as the booking, unless it is moved or canceled" },
      specialDays: { kept: "until the office removes it" },
    },
  };
}
