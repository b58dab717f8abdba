export const getHoursField = (weekday: number): string => `hours_${weekday}`;

/** The id of the kind whose hours count, or empty for the kind's own. */
export const HOURS_OF_FIELD = "hours_of";

export const ALL_KINDS_FIELD = "all_kinds";
/** Forms of an earlier version do not ask for kinds and mean all of them. */
export const KINDS_ASKED_FIELD = "kinds_asked";
export const getKindField = (kind: string): string => `kind_${kind}`;

/** Minutes, days or meetings, as in `meeting_kinds`. */
export interface RuleNumbers {
  minutes: number;
  stepMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  horizonDays: number;
  dailyLimit: number;
  weeklyLimit: number;
}

interface NumberField {
  key: keyof RuleNumbers;
  name: string;
  label: string;
  unit: string;
  hint: string;
  min: number;
  max: number;
  step: number;
  factor: number;
}

export const MAX_MEETING_MINUTES = 480;

export const numberFields: readonly NumberField[] = [
  {
    key: "minutes",
    name: "minutes",
    label: "Length",
    unit: "minutes",
    hint: "How long the meeting takes.",
    min: 5,
    max: MAX_MEETING_MINUTES,
    step: 5,
    factor: 1,
  },
  {
    key: "stepMinutes",
    name: "step",
    label: "Interval",
    unit: "minutes",
    hint: "From one start to the next, counted from when you open.",
    min: 5,
    max: 480,
    step: 5,
    factor: 1,
  },
  {
    key: "bufferBefore",
    name: "buffer_before",
    label: "Buffer before",
    unit: "minutes",
    hint: "Time you keep free before each meeting.",
    min: 0,
    max: 240,
    step: 5,
    factor: 1,
  },
  {
    key: "bufferAfter",
    name: "buffer_after",
    label: "Buffer after",
    unit: "minutes",
    hint: "Time you keep free after each meeting.",
    min: 0,
    max: 240,
    step: 5,
    factor: 1,
  },
  {
    key: "noticeMinutes",
    name: "notice",
    label: "Minimum notice",
    unit: "hours",
    hint: "How far in advance visitors have to book.",
    min: 0,
    max: 720,
    step: 0.25,
    factor: 60,
  },
  {
    key: "horizonDays",
    name: "horizon",
    label: "Booking window",
    unit: "days",
    hint: "How far into the future visitors see times.",
    min: 1,
    max: 365,
    step: 1,
    factor: 1,
  },
  {
    key: "dailyLimit",
    name: "daily_limit",
    label: "Daily limit",
    unit: "bookings",
    hint: "0 means no limit.",
    min: 0,
    max: 100,
    step: 1,
    factor: 1,
  },
  {
    key: "weeklyLimit",
    name: "weekly_limit",
    label: "Weekly limit",
    unit: "bookings",
    hint: "From Monday to Sunday. 0 means no limit.",
    min: 0,
    max: 500,
    step: 1,
    factor: 1,
  },
];
