/** A kind of meeting as sentences on other pages name it. Every call is free, so "free" is no part of its name. */
export interface Call {
  /** "AI audit" */
  name: string;
  /** "15-minute AI audit" */
  nameWithLength: string;
  /** "15 minutes" */
  length: string;
  /** "15 min" */
  shortLength: string;
  /** "Fifteen minutes" */
  lengthInWords: string;
  /** Null if visitors can book nothing. */
  minutes: number | null;
  /** The label of the button that leads to the booking page. */
  button: string;
}

/** If visitors can book nothing. */
export const noCall: Call = {
  name: "call",
  nameWithLength: "call",
  length: "a few minutes",
  shortLength: "",
  lengthInWords: "A few minutes",
  minutes: null,
  button: "Contact Us",
};
