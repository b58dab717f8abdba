/** A kind of meeting, named for texts on other pages. Every call is free, so names do not say so. */
export interface Call {
  name: string;
  nameWithLength: string;
  length: string;
  shortLength: string;
  lengthInWords: string;
  minutes: number | null;
  button: string;
}

export const noCall: Call = {
  name: "call",
  nameWithLength: "call",
  length: "a few minutes",
  shortLength: "",
  lengthInWords: "A few minutes",
  minutes: null,
  button: "Contact Us",
};
