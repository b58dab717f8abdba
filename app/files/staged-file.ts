import type { AttachedFile } from "../ui/uploads/file-uploads";

export type { AttachedFile };

/** What the server answers when one file of a form was uploaded by a request of its own. */
export type StageResult = { ok: true; file: AttachedFile } | { ok: false; description: string };

/** The names of the fields with the id of a staged file, and of one to remove. */
export const stagedFileFields = { staged: "staged", removed: "remove_file" } as const;
