import {
  type BookingAnswer,
  type BookingFieldName,
  type BookingProblem,
  type BookingValues,
  bookingFieldNames,
  chooseField,
  listBookingFields,
} from "#app/booking/model/booking-fields";
import { readBookingQuery, readSlot } from "#app/booking/model/booking-query";
import { getPhoneDigits } from "#app/booking/model/describe-place";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { readZone } from "#app/booking/time/offered-zones.server";
import { FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { keepVisitSource, readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanEmail, cleanLine, cleanText, isBlank, isEmailAddress } from "#app/server/text/clean-text";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";

export type ReceivedBooking = { booked: Row<"bookings"> } | { answer: BookingAnswer; status: number };

/** The steps are in the form's address. Whatever goes wrong, the result is the form as typed with an error message. */
export async function receiveBooking(context: RequestContext, request: Request): Promise<ReceivedBooking> {
  let form: ReceivedForm;
  try {
    form = await receiveForm(context, { reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return reject(new URLSearchParams(), 400, [toProblem("We couldn’t read this form. Please send it again.")]);
  }
  const received = await receiveFields(context, request, form);
  if (!("answer" in received)) return received;
  const visit = keepVisitSource(context, new URL(request.url).pathname, form.fields);
  return { ...received, answer: { ...received.answer, visit } };
}

async function receiveFields(
  context: RequestContext,
  request: Request,
  { fields, fieldsTruncated }: ReceivedForm,
): Promise<ReceivedBooking> {
  if (fieldsTruncated)
    return reject(fields, 400, [toProblem("That’s too much text for this form. Please shorten your note.")]);
  if (fields.has(chooseField)) return reject(fields, 200, []);
  const { kind } = readBookingQuery(new URL(request.url).searchParams);
  const problems = validate(kind, readValues(fields));
  if (problems.length > 0) return reject(fields, 400, problems);
  const { limiter, clientIp, env, settings } = context;
  const { email } = await settings.read(business);
  if (!limiter.allows("booking", clientIp, env.BOOKINGS_PER_HOUR))
    return reject(fields, 429, [toProblem(describeLimit(email))]);
  const received = await tryToBook(context, request, fields);
  if (!("booked" in received)) limiter.giveBack("booking", clientIp);
  return received;
}

const describeLimit = (email: string) =>
  "We got a lot of bookings from your network in the past hour, so this one isn’t booked yet. " +
  `Please send it again in a few minutes, or write to ${email} and we’ll book it for you.`;

const TOO_MANY =
  "You already have three calls coming up. The links in your confirmation emails let you move or cancel one.";

async function tryToBook(context: RequestContext, request: Request, fields: URLSearchParams): Promise<ReceivedBooking> {
  try {
    const result = await book(context, request, fields);
    if ("booked" in result) return result;
    return "tooMany" in result ? reject(fields, 409, [toProblem(TOO_MANY)]) : reject(fields, 409, [], true);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "booking not stored");
    return reject(fields, 503, [toProblem("We couldn’t save your booking just now. Please try again in a moment.")]);
  }
}

async function book(context: RequestContext, request: Request, fields: URLSearchParams) {
  const url = new URL(request.url);
  const { kind, slot, zone } = readBookingQuery(url.searchParams);
  const startsAt = readSlot(slot);
  if (startsAt === null) return { taken: true } as const;
  const { name, email, phone, note } = readValues(fields);
  return bookMeeting(context, {
    kind,
    startsAt,
    timeZone: readZone(zone) ?? context.env.BUSINESS_TIMEZONE,
    name: cleanLine(name),
    email: cleanEmail(email),
    phone: cleanLine(phone) || null,
    note: cleanText(note).trim() || null,
    source: readVisitSource(context, url.pathname, fields),
  });
}

const toProblem = (text: string): BookingProblem => ({ field: null, text });

function reject(fields: URLSearchParams, status: number, problems: BookingProblem[], isTaken = false): ReceivedBooking {
  return { answer: { values: readValues(fields), visit: "", problems, isTaken }, status };
}

function readValues(fields: URLSearchParams): BookingValues {
  return Object.fromEntries(bookingFieldNames.map((name) => [name, fields.get(name) ?? ""])) as BookingValues;
}

function validate(kind: string, values: BookingValues): BookingProblem[] {
  return listBookingFields(kind).flatMap(([field, { limit, required }]) => {
    const text = findProblem(field, values[field].trim(), limit, required);
    return text ? [{ field, text }] : [];
  });
}

function findProblem(field: BookingFieldName, value: string, limit: number, required?: string): string | null {
  if (required && isBlank(value)) return required;
  if (value.length > limit) return `Please use at most ${limit.toLocaleString("en-US")} characters here.`;
  if (field === "email" && !isEmailAddress(cleanEmail(value))) return "Please enter a valid email address.";
  if (field === "phone" && required && !hasAreaCode(value)) return required;
  return null;
}

/** A US number has ten digits; one with a country code may have fewer. */
function hasAreaCode(phone: string): boolean {
  return getPhoneDigits(phone).length >= (phone.trim().startsWith("+") ? 8 : 10);
}
