import type { MESSAGE_KINDS } from "#drizzle/values";

export const messageLabels: Record<(typeof MESSAGE_KINDS)[number], string | null> = {
  message: null,
  revision: "Asked for changes",
  approval: "Approved the files",
};
