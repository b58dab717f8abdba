import { getPhoneDigits } from "#app/server/text/phone-number";
import { describeLength } from "./describe-length";
import type { MeetingPlace } from "./kinds";

/** For everybody: only those who booked get the link of a video call. */
export type PublicPlace = Exclude<MeetingPlace, { type: "video" }> | { type: "video" };

export const toPublicPlace = (place: MeetingPlace): PublicPlace => (place.type === "video" ? { type: "video" } : place);

/** In a video link, so that each booking gets its own. */
export const BOOKING_IN_LINK = "{booking}";

export const createPlace = (place: MeetingPlace, reference: string): MeetingPlace =>
  place.type === "video" ? { ...place, url: place.url.replaceAll(BOOKING_IN_LINK, reference) } : place;

const placeNames = { phone: "by phone", video: "by video", address: "in person" };

export const namePlace = ({ type }: PublicPlace): string => placeNames[type];

/** What a visitor agrees to, such as "30 minutes, by phone". The form sends back what it showed. */
export function describeTerms({ minutes, place }: { minutes: number; place: PublicPlace }): string {
  const way = place.type === "address" ? `in person, at ${place.address}` : namePlace(place);
  return `${describeLength(minutes)}, ${way}`;
}

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

/** Shows only the end of the phone number: the visitor may have typed somebody else's email address. */
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

/** `phone`: the number to call. Without it, the entry says that we call. */
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

export const getFormTitle = ({ type }: PublicPlace) =>
  type === "phone" ? "Who should we call?" : "Who should we expect?";
