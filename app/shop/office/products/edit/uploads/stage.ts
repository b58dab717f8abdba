import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "#app/account/auth.server";
import { FormUnreadable, receiveForm } from "#app/server/forms/form.server";
import { type AttachedFile, storedFileFields } from "#app/shop/model/upload-limits";
import { removeStagedFiles } from "#app/shop/product-files/product-uploads.server";
import { createFileRules, describeRefused, refusalStatuses } from "#app/shop/product-files/upload-rules.server";
import { getProduct } from "../load-product.server";

export type StageResult = { ok: true; file: AttachedFile } | { ok: false; description: string };

/** POST /admin/products/{id}/file: stores the file of the next version, or removes it (`remove_file`). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(context, request);
  const { id } = await getProduct(context, params.id as string);
  const answer = (result: StageResult | { ok: true }, status = 200) =>
    Response.json(result, { status, headers: { "Cache-Control": "no-store" } });
  try {
    const { fields, stored, refused } = await receiveForm(context, { files: createFileRules(context, id) });
    const [file] = stored;
    if (file) return answer({ ok: true, file });
    const removed = fields.get(storedFileFields.removed);
    if (removed !== null) {
      await removeStagedFiles(context, id, [{ id: removed }]);
      return answer({ ok: true });
    }
    const [problem = { name: "the file", reason: "empty" as const }] = refused;
    return answer({ ok: false, description: describeRefused(problem, "file") }, refusalStatuses[problem.reason] ?? 422);
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return answer({ ok: false, description: "The upload stopped partway. Please try again." }, 400);
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  throw data(null, { status: 404 });
}
