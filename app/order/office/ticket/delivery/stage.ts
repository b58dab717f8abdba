import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "#app/account/auth.server";
import { createDeliveryRules, describeRefusedFile, refusalStatuses } from "#app/order/deliver/delivery-rules.server";
import { removeStagedFiles } from "#app/order/deliver/staged-files.server";
import { deliveryFields, deliveryLimits } from "#app/order/model/delivery-limits";
import { getActiveOrder } from "#app/order/state/get-order.server";
import { FormUnreadable, receiveForm } from "#app/server/forms/form.server";
import type { StageResult } from "./delivery-uploads";

/** POST /admin/orders/{number}/files: stores one file of the next delivery, or removes it (`remove_file`). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const number = params.number as string;
  const answer = (result: StageResult | { ok: true }, status = 200) =>
    Response.json(result, { status, headers: { "Cache-Control": "no-store" } });
  try {
    const rules = createDeliveryRules(context, number, { ...deliveryLimits, files: 1 });
    const { fields, stored, refused } = await receiveForm(context, { files: rules });
    const [file] = stored;
    if (file) return answer({ ok: true, file });
    const order = await getActiveOrder(context, number);
    const removed = fields.get(deliveryFields.removed);
    if (removed !== null) {
      await removeStagedFiles(context, order.id, [{ id: removed }]);
      return answer({ ok: true });
    }
    const [problem = { name: "the file", reason: "empty" as const }] = refused;
    return answer(
      { ok: false, description: describeRefusedFile(problem).text },
      refusalStatuses[problem.reason] ?? 422,
    );
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return answer({ ok: false, description: "The upload stopped partway. Please try again." }, 400);
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  throw data(null, { status: 404 });
}
