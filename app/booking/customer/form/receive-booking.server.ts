import {
  type BookingAnswer,
  type BookingFieldName,
  type BookingProblem,
  type BookingValues,
  bookingFieldNames,
  chooseField,
  listBookingFields,
  termsField,
} from "#app/booking/model/booking-fields";
import { readBookingQuery, readSlot } from "#app/booking/model/booking-query";
import { type PublicPlace, toPublicPlace } from "#app/booking/model/describe-place";
import { describeNotOffered, type MeetingKind } from "#app/booking/model/kinds";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { listKinds } from "#app/booking/state/kinds.server";
import { readZone } from "#app/booking/time/offered-zones.server";
import { FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { keepVisitSource, readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanEmail, cleanLine, cleanText, isBlank, isEmailAddress } from "#app/server/text/clean-text";
import { hasAreaCode } from "#app/server/text/phone-number";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";

export type ReceivedBooking = { booked: Row<"bookings"> } | { answer: BookingAnswer; status: number };

/** The steps are in the form's address. Whatever goes wrong, the result is the form as typed with an error message. */
export async function receiveBooking(context: RequestContext, request: Request): Promise<ReceivedBooking> {
  const url = new URL(request.url);
  const kind = await findPostedKind(context, url);
  const place = kind ? toPublicPlace(kind.place) : anyPlace;
  let form: ReceivedForm;
  try {
    form = await receiveForm(context, { reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    const problem = toProblem("We couldn’t read this form. Please send it again.");
    return reject({ fields: new URLSearchParams(), place, url }, 400, [problem]);
  }
  const { fields, fieldsTruncated } = form;
  const received = await receiveFields(context, { fields, kind, place, url }, fieldsTruncated);
  if (!("answer" in received)) return received;
  const visit = keepVisitSource(context, url.pathname, fields);
  return { ...received, answer: { ...received.answer, visit } };
}

interface PostedBooking {
  fields: URLSearchParams;
  /** Undefined if the kind does not exist, or none is offered. */
  kind?: MeetingKind;
  place: PublicPlace;
  url: URL;
}

const anyPlace: PublicPlace = { type: "video" };

/** The kind in the address, even if it was switched off meanwhile, or else the first kind that is offered. */
async function findPostedKind(context: RequestContext, { searchParams }: URL): Promise<MeetingKind | undefined> {
  const kinds = await listKinds(context);
  const { kind } = readBookingQuery(searchParams);
  return kinds.find(({ id, isOffered }) => (kind === null ? isOffered : id === kind));
}

async function receiveFields(
  context: RequestContext,
  posted: PostedBooking,
  fieldsTruncated: boolean,
): Promise<ReceivedBooking> {
  const { fields, place } = posted;
  const { limiter, clientIp, env, settings } = context;
  if (fieldsTruncated)
    return reject(posted, 400, [toProblem("That’s too much text for this form. Please shorten your note.")]);
  if (fields.has(chooseField)) return reject(posted, 200, []);
  const problems = validate(place, readValues(fields));
  if (problems.length > 0) return reject(posted, 400, problems);
  const { email } = await settings.read(business);
  if (!(await limiter.allows("booking", clientIp, env.BOOKINGS_PER_HOUR)))
    return reject(posted, 429, [toProblem(describeLimit(email))]);
  const received = await tryToBook(context, posted);
  if (!("booked" in received)) await limiter.giveBack("booking", clientIp, env.BOOKINGS_PER_HOUR);
  return received;
}

const describeLimit = (email: string) =>
  "We got a lot of bookings from your network in the past hour, so this one isn’t booked yet. " +
  `Please send it again in a few minutes, or write to ${email} and we’ll book it for you.`;

const TOO_MANY =
  "You already have three bookings coming up. The links in your confirmation emails let you move or cancel one.";

async function tryToBook(context: RequestContext, posted: PostedBooking): Promise<ReceivedBooking> {
  try {
    const result = await book(context, posted);
    if ("booked" in result) return result;
    if ("tooMany" in result) return reject(posted, 409, [toProblem(TOO_MANY)]);
    if ("taken" in result) return reject(posted, 409, [], true);
    if ("newTerms" in result) return refuseOldTerms(posted, result.newTerms);
    return reject(posted, 409, [toProblem(await explainNotOffered(context, result.notOffered))]);
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "booking not stored");
    return reject(posted, 503, [toProblem("We couldn’t save your booking just now. Please try again in a moment.")]);
  }
}

/** For a kind whose length or place was changed while somebody booked it. */
function refuseOldTerms(posted: PostedBooking, newTerms: string): ReceivedBooking {
  const text = `The details have changed to ${newTerms}. Everything you typed is still here. If that works for you, book your time.`;
  const { answer, status } = reject(posted, 409, [toProblem(text)]);
  return { answer: { ...answer, newTerms }, status };
}

async function explainNotOffered(context: RequestContext, name: string) {
  const { email } = await context.settings.read(business);
  return (await listKinds(context)).some(({ isOffered }) => isOffered)
    ? `${describeNotOffered(name)} Everything you typed is still here. Choose another one, and book it.`
    : `We’re not taking bookings right now. Write to ${email} and we’ll find a time. Everything you typed is still here to copy.`;
}

async function book(context: RequestContext, { fields, kind, url }: PostedBooking) {
  const { slot, zone } = readBookingQuery(url.searchParams);
  const startsAt = readSlot(slot);
  if (!kind) return { notOffered: "" };
  if (startsAt === null) return { taken: true } as const;
  const { name, email, phone, note } = readValues(fields);
  return bookMeeting(context, {
    kind: kind.id,
    startsAt,
    timeZone: readZone(zone) ?? context.env.BUSINESS_TIMEZONE,
    name: cleanLine(name),
    email: cleanEmail(email),
    phone: cleanLine(phone) || null,
    note: cleanText(note).trim() || null,
    source: readVisitSource(context, url.pathname, fields),
    terms: fields.get(termsField),
  });
}

const toProblem = (text: string): BookingProblem => ({ field: null, text });

function reject(
  { fields, place }: PostedBooking,
  status: number,
  problems: BookingProblem[],
  isTaken = false,
): { answer: BookingAnswer; status: number } {
  return { answer: { values: readValues(fields), visit: "", problems, isTaken, place }, status };
}

function readValues(fields: URLSearchParams): BookingValues {
  return Object.fromEntries(bookingFieldNames.map((name) => [name, fields.get(name) ?? ""])) as BookingValues;
}

function validate(place: PublicPlace, values: BookingValues): BookingProblem[] {
  return listBookingFields(place).flatMap(([field, { limit, required }]) => {
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
