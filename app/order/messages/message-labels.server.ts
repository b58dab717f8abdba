import type { Row } from "#drizzle/schema";

export const messageLabels: Record<Row<"orderMessages">["kind"], string | null> = {
  message: null,
  revision: "Requested a revision",
  approval: "Approved the files",
};
