import { SAMPLE_ORIGIN } from "#app/site";
import type { EmailBooking } from "../calendar/booking-data.server";

export const sampleBooking: EmailBooking = {
  reference: "MTG-7K2M9QXA",
  kind: "audit",
  kindName: null,
  startsAt: Date.UTC(2026, 2, 10, 14, 30),
  endsAt: Date.UTC(2026, 2, 10, 14, 45),
  timeZone: "Asia/Kolkata",
  businessZone: "America/New_York",
  name: "Dana Whitfield",
  email: "dana@lakesidebakery.example",
  sequence: 0,
  organizer: "team@example.com",
  url: `${SAMPLE_ORIGIN}/bookings/MTG-7K2M9QXA?key=sample`,
  changedAt: Date.UTC(2026, 2, 3, 15),
  place: { type: "phone" },
  phone: "407-555-0134",
};
