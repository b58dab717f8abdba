import { type FileRules, FormUnreadable, type RefusedFile, receiveForm } from "../server/forms/form.server";
import type { RequestContext } from "../server/http/context.server";
import { type AttachedFile, type StageResult, stagedFileFields } from "./staged-file";

/** Errors after which another attempt may succeed. Any other problem is with the file itself. */
export const refusalStatuses: Partial<Record<RefusedFile["reason"], number>> = {
  cut: 400,
  rate: 429,
  volume: 429,
  storage: 503,
  full: 507,
};

interface StagingRules {
  files: FileRules<AttachedFile>;
  /** The order or product of the form. Throws 404 if it is gone, also when it was removed during the upload. */
  getOwner(): Promise<{ id: string }>;
  remove(ownerId: string, files: { id: string }[]): Promise<void>;
  describe(refused: RefusedFile): string;
}

export async function receiveStagedFile(
  context: RequestContext,
  { files, getOwner, remove, describe }: StagingRules,
): Promise<Response> {
  const answer = (result: StageResult | { ok: true }, status = 200) =>
    Response.json(result, { status, headers: { "Cache-Control": "no-store" } });
  try {
    const { fields, stored, refused } = await receiveForm(context, { files });
    const [file] = stored;
    if (file) return answer({ ok: true, file });
    const owner = await getOwner();
    const removed = fields.get(stagedFileFields.removed);
    if (removed !== null) {
      await remove(owner.id, [{ id: removed }]);
      return answer({ ok: true });
    }
    const [problem = { name: "the file", reason: "empty" as const }] = refused;
    return answer({ ok: false, description: describe(problem) }, refusalStatuses[problem.reason] ?? 422);
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return answer({ ok: false, description: "The upload stopped partway. Try again." }, 400);
  }
}
