import { listTexts, type PostWords } from "#app/server/forms/post-words";

export const availabilityPosts: PostWords = {
  save_rules: () => ({ title: "Save hours and rules for a kind of meeting", details: [] }),
  undo_rules: () => ({ title: "Undo a change of hours and rules", details: [] }),
  add_days: (fields) => ({ title: "Add days off or special hours", details: listTexts(fields, "day", "last_day") }),
  remove_days: () => ({ title: "Remove days off or special hours", details: [] }),
};

export const meetingPosts: PostWords = {
  move_meeting: (fields, meeting) => ({ title: `Move ${meeting}`, details: listTexts(fields, "date", "time") }),
  cancel_meeting: (fields, meeting) => ({ title: `Cancel ${meeting}`, details: listTexts(fields, "message") }),
  restore_meeting: (_, meeting) => ({ title: `Book ${meeting} again`, details: [] }),
  no_show: (_, meeting) => ({ title: `Mark ${meeting} as a no-show`, details: [] }),
  undo_no_show: (_, meeting) => ({ title: `Undo the no-show for ${meeting}`, details: [] }),
};
