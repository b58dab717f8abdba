import type { Readable } from "node:stream";

export interface IncomingFile {
  /** Without folders, control and bidirectional characters. */
  name: string;
  /** As the browser claims, so it may be anything. */
  type: string;
  body: Readable;
  wasTruncated: () => boolean;
  signal: AbortSignal;
}

export class UploadRefused extends Error {
  constructor(
    readonly reason:
      | ("type" | "small" | "size" | "empty" | "cut" | "rate" | "volume")
      | ("storage" | "full" | "interrupted"),
  ) {
    super(`Upload refused: ${reason}`);
    this.name = "UploadRefused";
  }
}

export function cleanFileName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").toWellFormed() || "file";
}
