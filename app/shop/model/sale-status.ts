import { createErrorToast } from "#app/ui/feedback/error-toast";

export const saleStatuses = ["active", "held", "revoked", "refunded"] as const;

export type SaleStatus = (typeof saleStatuses)[number];

export const statusLabels: Record<SaleStatus, string> = {
  active: "Active",
  held: "On hold",
  revoked: "Revoked",
  refunded: "Refunded",
};

export const purchaseFailed = createErrorToast("We couldn’t change the purchase. Try again.");

export const PURCHASE_KIND = "purchase";
export const PRODUCT_REVIEW_KIND = "product_review";
