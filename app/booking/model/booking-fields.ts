import type { TextField } from "#app/server/forms/text-field";
import type { PublicPlace } from "./describe-place";

type BookingField = Omit<TextField, "name">;

/** In the order of the form. The keys are the names of its inputs. */
const bookingFields = {
  name: { label: "Name", limit: 200, autoComplete: "name", required: "Please enter your name." },
  email: {
    label: "Email",
    limit: 254,
    type: "email",
    autoComplete: "email",
    hint: "We’ll send your confirmation and calendar invite here.",
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

/** If we call the visitor, the phone number is required. */
export function listBookingFields(place: PublicPlace): [BookingFieldName, BookingField][] {
  const fields = place.type === "phone" ? { ...bookingFields, phone: phoneToCall } : bookingFields;
  return Object.entries(fields) as [BookingFieldName, BookingField][];
}

export type BookingValues = Record<BookingFieldName, string>;

/** Sent by the buttons that choose another time and keep what was typed. */
export const chooseField = "choose";

/** What the form showed of the call, as `describeTerms` writes it. */
export const termsField = "terms";

export interface BookingProblem {
  /** Null if it is not about one field. */
  field: BookingFieldName | null;
  text: string;
}

/** The form as it was sent, with its problems. */
export interface BookingAnswer {
  values: BookingValues;
  /** The value of the hidden field about the visit. */
  visit: string;
  problems: BookingProblem[];
  isTaken: boolean;
  /** Of the call as it is now, if they are not those that the form showed. */
  newTerms?: string;
  /** How calls of the posted kind happen. */
  place: PublicPlace;
}
