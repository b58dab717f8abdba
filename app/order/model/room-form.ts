/** No server code: the browser loads this file too. */
import type { AttachedPhoto } from "./form-state";

export type RoomFormName = "message" | "revise" | "approve" | "review";

export const MAX_ROOM_PHOTOS = 10;
export const MAX_ROOM_TEXT = 5000;

export const roomFields = {
  /** The name of the form. */
  intent: "intent",
  formId: "form_id",
  text: "text",
  file: "file",
  stars: "stars",
  name: "name",
} as const;

/** A form as it was typed. Each form has some of these fields. */
export interface RoomValues {
  text: string;
  fileIds: string[];
  stars: string;
  name: string;
}

/** A form that was refused, or that comes back without one of its photos. */
export interface RoomProblem {
  form: RoomFormName;
  /** What is shown beside a field, by its name; `form` is shown above the button. */
  errors: Partial<Record<keyof RoomValues | "photos" | "form", string>>;
  values: RoomValues;
  photos: AttachedPhoto[];
}

/** Without a problem the room is loaded again, with the notice as a toast, at the section with the id `at`. */
export type RoomResult =
  | { notice: string; description?: string; at?: string }
  | { problem: RoomProblem; status: number };

/** The fields of both forms, in addition to those of every form of the room. */
export const answerFields = { delivery: "delivery" } as const;

export const replyFields = { text: "answer", formId: "form_id" } as const;
export const MAX_REPLY = 5000;

export const NO_MORE_PICTURES =
  "You can’t add pictures to this order anymore. Please remove them and send just your message.";
