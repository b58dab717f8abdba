import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { createBookingRecords } from "./booking-records.server";
import { createBookingMails } from "./mails/booking-mails.server";
import { BOOKING_KIND } from "./office/booking-kind";
import { createBookingTrash } from "./office/booking-trash.server";

export function createBookingFeature(services: Services): Feature {
  return {
    name: "booking",
    mails: createBookingMails(services),
    records: { [BOOKING_KIND]: createBookingRecords(services) },
    trash: { [BOOKING_KIND]: createBookingTrash(services) },
    watchedLists: { availability: { tables: ["meetingKinds", "weeklyHours", "specialDays", "bookings"] } },
    personalData: [
      { table: "bookings", about: "visitors, by email", kept: "until 30 days after it is deleted" },
      { table: "bookingEvents", about: "history with messages, by the booking", kept: "as long as the booking" },
    ],
  };
}
