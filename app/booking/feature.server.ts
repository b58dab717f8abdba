import type { Feature } from "#app/server/feature.server";

export function createBookingFeature(): Feature {
  return {
    name: "booking",
    personalData: [{ table: "bookings", about: "visitors, by email", kept: "until it is removed by hand" }],
  };
}
