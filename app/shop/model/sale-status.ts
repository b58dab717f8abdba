export const saleStatuses = ["active", "held", "revoked", "refunded"] as const;

export type SaleStatus = (typeof saleStatuses)[number];

export const statusLabels: Record<SaleStatus, string> = {
  active: "Active",
  held: "Held",
  revoked: "Revoked",
  refunded: "Refunded",
};
