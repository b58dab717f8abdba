/** The key in `Feature.inboxEntries`, `Feature.records` and `Feature.trash`. */
export const MESSAGE_KIND = "contact_message";
