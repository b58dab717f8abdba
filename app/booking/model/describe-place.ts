import { getPhoneDigits } from "#app/server/text/phone-number";
import { describeLength } from "./describe-length";
import type { MeetingPlace } from "./kinds";

/** What anybody may read: only those who booked get the link of a video call. */
export type PublicPlace = Exclude<MeetingPlace, { type: "video" }> | { type: "video" };

export const toPublicPlace = (place: MeetingPlace): PublicPlace => (place.type === "video" ? { type: "video" } : place);

/** Stands for the booking number in a video link, so that each booking has a link of its own. */
export const BOOKING_IN_LINK = "{booking}";

/** The place of one booking. */
export const createPlace = (place: MeetingPlace, reference: string): MeetingPlace =>
  place.type === "video" ? { ...place, url: place.url.replaceAll(BOOKING_IN_LINK, reference) } : place;

const placeNames = { phone: "by phone", video: "by video", address: "in person" };

/** "by phone" */
export const namePlace = ({ type }: PublicPlace): string => placeNames[type];

/** "30 minutes, by phone": what a visitor agrees to. The form sends back what it showed. */
export function describeTerms({ minutes, place }: { minutes: number; place: PublicPlace }): string {
  const way = place.type === "address" ? `in person, at ${place.address}` : namePlace(place);
  return `${describeLength(minutes)}, ${way}`;
}

/** How the call will happen, for visitors who have not booked yet. */
export function describePlace(place: PublicPlace): string {
  switch (place.type) {
    case "phone":
      return "By phone. We’ll call you.";
    case "video":
      return "By video. You’ll get the link by email.";
    case "address":
      return `In person, at ${place.address}`;
  }
}

/**
 * For the visitor who booked. Shows only the end of the phone number: the visitor may have typed somebody else's email
 * address. Bookings from before a number was required may have none.
 */
export function describeBookedPlace(place: MeetingPlace, phone: string | null): string {
  const digits = getPhoneDigits(phone ?? "");
  switch (place.type) {
    case "phone":
      return digits
        ? `By phone. We’ll call you at the number ending in ${digits.slice(-2)}.`
        : "By phone. Reply to our email with the number we should call.";
    case "video":
      return `By video: ${place.url}`;
    case "address":
      return `In person, at ${place.address}`;
  }
}

/** The location in a calendar entry. Without `phone`, the number to call, it says that we call. */
export function getCalendarLocation(place: MeetingPlace, phone: string | null = null): string {
  switch (place.type) {
    case "phone":
      return phone === null ? "Phone: we’ll call you" : `Phone: ${phone}`;
    case "video":
      return place.url;
    case "address":
      return place.address;
  }
}

/** The heading of the booking form. */
export const getFormTitle = ({ type }: PublicPlace) =>
  type === "phone" ? "Who should we call?" : "Who should we expect?";
