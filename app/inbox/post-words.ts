import { listTexts, type PostWords, toTitleCase } from "../server/forms/post-words";

/** The forms that each entry of the inbox has. */
export const entryPosts: PostWords = {
  status: (fields) => ({ title: `Change an inbox message to ${toTitleCase(fields.get("status"))}`, details: [] }),
  note: (fields) => ({ title: "Add a note to an inbox message", details: listTexts(fields, "note") }),
  assign: () => ({ title: "Assign an inbox message", details: [] }),
};
