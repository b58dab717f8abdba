import type { AccessState } from "./find-access.server";

export interface ShownDownload {
  slug: string;
  title: string;
  imageUrl: string | null;
  state: AccessState | "sent" | "unavailable";
  /** With the proof that the address of the page has. */
  downloadUrl: string;
  file: { format: string; size: string } | null;
  purchase: { number: string; until: string; allowed: number; left: number } | null;
}

export type DownloadState = ShownDownload["state"];
