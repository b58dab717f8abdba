import type { Row } from "#drizzle/schema";

export const messageLabels: Record<Row<"orderMessages">["kind"], string | null> = {
  message: null,
  revision: "Asked for changes",
  approval: "Approved the files",
};
