import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { readAvailabilityRevision } from "./availability/revision.server";
import { createBookingRecords } from "./booking-records.server";
import { createBookingMails } from "./mails/booking-mails.server";

export function createBookingFeature(services: Services): Feature {
  return {
    name: "booking",
    mails: createBookingMails(services),
    records: { booking: createBookingRecords(services) },
    watchedLists: { availability: readAvailabilityRevision },
    personalData: [
      { table: "bookings", about: "visitors, by email", kept: "until it is removed by hand" },
      { table: "bookingEvents", about: "history with messages, by the booking", kept: "as long as the booking" },
    ],
  };
}
