import { switchedOn, wholeNumber } from "#app/server/forms/text-field";
import type { SettingListForm } from "#app/server/setting-form";
import { isWebAddress } from "#app/server/text/clean-text";
import { describeCall } from "./calls";
import { describeLength } from "./describe-length";
import {
  BOOKING_IN_LINK,
  createPlace,
  describeBookedPlace,
  describePlace,
  getCalendarLocation,
  namePlace,
} from "./describe-place";
import { type MeetingKind, type MeetingPlace, meetingKinds } from "./kinds";

const ways = [
  { value: "phone", label: "By phone: we call the visitor" },
  { value: "video", label: "By video: the visitor gets a link" },
  { value: "address", label: "In person, at an address" },
];

/** What the office changes under Settings. Lengths, hours and limits are on the Availability screen. */
export const kindList = {
  name: "meetings",
  defaults: Object.fromEntries(
    meetingKinds.map(({ id, name, description, place }, index) => [
      id,
      { ...{ name, description, ...toPlaceTexts(place) }, position: String(index + 1), offered: switchedOn },
    ]),
  ),
  blank: {
    ...{ name: "", description: "", ...toPlaceTexts({ type: "phone" }) },
    ...{ position: String(meetingKinds.length + 1), offered: switchedOn },
  },
};

type KindTexts = Readonly<Record<string, string>>;

function toPlaceTexts(place: MeetingPlace) {
  return {
    way: place.type as string,
    link: place.type === "video" ? place.url : "",
    address: place.type === "address" ? place.address : "",
  };
}

function toPlace({ way, link = "", address = "" }: KindTexts): MeetingPlace {
  if (way === "video") return { type: "video", url: link };
  return way === "address" ? { type: "address", address } : { type: "phone" };
}

export function toKind(id: string, texts: KindTexts): MeetingKind {
  const { name = "", description = "", offered } = texts;
  return { id, name, description, place: toPlace(texts), isOffered: offered === switchedOn };
}

export const compareKinds = (a: KindTexts, b: KindTexts) => Number(a.position) - Number(b.position);

/** Only the field that belongs to the way is needed. */
export function findPlaceProblems({ way, link, address }: KindTexts): Record<string, string> {
  if (way === "video" && !link) return { link: "Enter the link of the video call." };
  if (way === "address" && !address) return { address: "Enter the address where you meet." };
  return {};
}

export const kindFields = {
  name: { name: "name", label: "Name", limit: 60, required: "Enter a name, such as Strategy call." },
  position: {
    name: "position",
    label: "Place in the list",
    limit: 2,
    required: "Enter the place in the list, such as 1.",
    inputMode: "numeric",
    format: wholeNumber(1, 99),
    hint: "The lowest number comes first; kinds with the same number keep their order. The booking page opens with the first one.",
  },
  description: {
    name: "description",
    label: "Description",
    limit: 200,
    isLong: true,
    required: "Enter a sentence about the meeting.",
    hint: "Below the name on the booking page.",
  },
  way: { name: "way", label: "How you meet", limit: 10, choices: ways, required: "Choose how you meet." },
  link: {
    name: "link",
    label: "Video link",
    limit: 500,
    type: "url",
    format: { isValid: isWebAddress, problem: "Enter a web address that begins with https://." },
    hint: `Needed for calls by video. Put ${BOOKING_IN_LINK} in the link to give each booking its own, such as https://meet.example/cedar-${BOOKING_IN_LINK}. Only people who book see the link.`,
  },
  address: { name: "address", label: "Address", limit: 200, hint: "Needed for meetings in person." },
  offered: {
    name: "offered",
    label: "Offer it to visitors",
    limit: 3,
    isSwitch: true,
    hint: "Uncheck this to stop new bookings. Bookings already made stay as they are.",
  },
} satisfies SettingListForm["fields"];

const sample = { reference: "MTG-7K2M9QXA", phone: "407-555-0134" };

export function listPreviewTexts(kind: MeetingKind, minutes: number) {
  const { id, name, description, place, isOffered } = kind;
  const isInSentences = isOffered && meetingKinds.some((first) => first.id === id);
  const booked = createPlace(place, sample.reference);
  const shown = `${name}. ${describeLength(minutes)}, free, ${namePlace(place)}. ${description}`;
  return [
    { label: "On the booking page", text: isOffered ? shown : "Not shown" },
    ...(isInSentences
      ? [{ label: "In sentences", text: `a free ${describeCall([{ ...kind, minutes }], id).nameWithLength}` }]
      : []),
    { label: "Beside the times", text: describePlace(place) },
    { label: "In the confirmation", text: describeBookedPlace(booked, sample.phone) },
    { label: "As the place in the calendar", text: getCalendarLocation(booked) },
  ];
}

export function summarizeKind(texts: KindTexts): string {
  const { place, description, isOffered } = toKind("", texts);
  const end = /[.!?…]$/.test(description) ? "" : ".";
  return `${description}${end} ${describePlace(place)}${isOffered ? "" : " Turned off: visitors can’t book it."}`;
}
