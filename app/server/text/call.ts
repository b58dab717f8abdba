/** A kind of meeting as sentences on other pages name it. Every call is free, so "free" is no part of its name. */
export interface Call {
  /** "AI audit" */
  name: string;
  /** "15-minute AI audit" */
  named: string;
  /** "15 minutes" */
  length: string;
  /** "15 min" */
  shortLength: string;
  /** "Fifteen minutes" */
  lengthInWords: string;
  /** Null if visitors can book nothing. */
  minutes: number | null;
  /** Of the button that leads to the booking page. */
  button: string;
}

/** If visitors can book nothing. */
export const noCall: Call = {
  name: "call",
  named: "call",
  length: "a few minutes",
  shortLength: "",
  lengthInWords: "A few minutes",
  minutes: null,
  button: "Contact Us",
};
