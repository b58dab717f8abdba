/** The key in `Feature.inboxEntries`, `Feature.records` and `Feature.trash`. */
export const IDEA_KIND = "idea";
