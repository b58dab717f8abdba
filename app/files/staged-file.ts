import type { AttachedFile } from "../ui/uploads/file-uploads";

export type { AttachedFile };

export type StageResult = { ok: true; file: AttachedFile } | { ok: false; description: string };

export const stagedFileFields = { staged: "staged", removed: "remove_file" } as const;
