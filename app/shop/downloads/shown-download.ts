import type { ReceiptLink } from "#app/receipts/list-receipt-links.server";
import type { AccessState } from "./find-access.server";

export interface ShownDownload {
  slug: string;
  title: string;
  imageUrl: string | null;
  state: AccessState | "sent" | "unavailable";
  downloadUrl: string;
  /** "PDF, $19", for a visitor who did not prove a purchase. */
  offer: string | null;
  file: { format: string; size: string } | null;
  purchase: {
    number: string;
    until: string;
    allowed: number;
    left: number;
    paid: string | null;
    receipts: ReceiptLink[];
  } | null;
}

export type DownloadState = ShownDownload["state"];

const statuses: Partial<Record<DownloadState | "unknown", number>> = {
  unknown: 404,
  revoked: 410,
  refunded: 410,
  expired: 410,
  "used-up": 410,
  unavailable: 503,
};

export const getErrorStatus = (state: DownloadState | "unknown"): number => statuses[state] ?? 403;
