import type { TextField } from "#app/server/forms/text-field";
import type { PublicPlace } from "./describe-place";

type BookingField = Omit<TextField, "name">;

/** In the order of the form, keyed by the names of its inputs. */
const bookingFields = {
  name: { label: "Name", limit: 200, autoComplete: "name", required: "Please enter your name." },
  email: {
    label: "Email",
    limit: 254,
    type: "email",
    autoComplete: "email",
    hint: "Your invite goes here.",
    required: "Please enter your email address.",
  },
  phone: { label: "Phone", limit: 40, type: "tel", autoComplete: "tel" },
  note: { label: "Note", limit: 2000, hint: "What would you like to walk away with?", isLong: true },
} as const satisfies Record<string, BookingField>;

export type BookingFieldName = keyof typeof bookingFields;
export const bookingFieldNames = Object.keys(bookingFields) as BookingFieldName[];

const phoneToCall = {
  ...bookingFields.phone,
  hint: "We’ll call you at this number.",
  required: "Please enter your phone number with the area code.",
};

export function listBookingFields(place: PublicPlace): [BookingFieldName, BookingField][] {
  const fields = place.type === "phone" ? { ...bookingFields, phone: phoneToCall } : bookingFields;
  return Object.entries(fields) as [BookingFieldName, BookingField][];
}

export type BookingValues = Record<BookingFieldName, string>;

export const chooseField = "choose";

export const termsField = "terms";

export interface BookingProblem {
  field: BookingFieldName | null;
  text: string;
}

export interface BookingAnswer {
  values: BookingValues;
  visit: string;
  problems: BookingProblem[];
  isTaken: boolean;
  newTerms?: string;
  place: PublicPlace;
}
