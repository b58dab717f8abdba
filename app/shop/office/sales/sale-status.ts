import type { Row } from "#drizzle/schema";

export type SaleStatus = Row<"purchases">["status"];

export const statusLabels: Record<SaleStatus, string> = {
  active: "Active",
  held: "Held",
  revoked: "Revoked",
  refunded: "Refunded",
};

export const saleStatuses = Object.keys(statusLabels) as SaleStatus[];
