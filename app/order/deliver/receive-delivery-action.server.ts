import { refusalStatuses } from "#app/files/receive-staged-file.server";
import type { AttachedFile } from "#app/files/staged-file";
import { paths } from "#app/paths";
import type { ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import type { Row } from "#drizzle/schema";
import { confirmationTexts, deliveryFields as names, noFiles } from "../model/delivery-limits";
import { deliveryFailed, type FormError } from "../model/form-errors";
import { replaceFile, setWithdrawn } from "./change-delivered-file.server";
import { describeRefusedFile } from "./delivery-rules.server";
import { receiveDelivery } from "./receive-delivery.server";
import { removeStagedFiles } from "./staged-files.server";

type Order = Row<"formSubmissions">;
type Form = ReceivedForm<AttachedFile>;
type Result = { toasts: Flash[]; section: "delivery" } | { error: FormError; status: number } | null;

export function receiveDeliveryAction(
  context: RequestContext,
  actor: string,
  order: Order,
  form: Form,
): Promise<Result> | null {
  switch (form.fields.get("intent")) {
    case "deliver":
      return deliver(context, actor, order, form);
    case "replace":
      return replace(context, actor, order, form);
    case "withdraw":
      return withdraw(context, actor, order, form, true);
    case "bring_back":
      return withdraw(context, actor, order, form, false);
    default:
      return null;
  }
}

async function deliver(context: RequestContext, actor: string, order: Order, form: Form): Promise<Result> {
  const result = await receiveDelivery(context, actor, order, form);
  if (result.delivered) {
    const description = "Delivery files have been uploaded successfully. Customer will be notified.";
    return createResult({ title: "Files Uploaded", description, tone: "info" });
  }
  const { shown, status } = result;
  const error = { form: "delivery", input: shown.message, delivery: shown } as const;
  if (status === 200 || shown.problems.includes(noFiles))
    return { error: { ...error, title: "", description: "" }, status };
  if (shown.reasons.length > 0) {
    const description = shown.reasons.map((reason) => confirmationTexts[reason]).join(" ");
    return { error: { ...error, title: "Deliver Anyway?", description }, status };
  }
  return { error: { ...error, title: "Error", description: deliveryFailed }, status };
}

async function replace(
  context: RequestContext,
  actor: string,
  order: Order,
  { fields, stored, refused }: Form,
): Promise<Result> {
  const oldId = fields.get(names.file) ?? "";
  const fail = (secondMessage: string, status: number, title = "Error"): Result => ({
    error: { form: "delivered", title, description: deliveryFailed, secondMessage, input: oldId },
    status,
  });
  const [file] = stored;
  const [problem] = refused;
  if (problem || !file || stored.length > 1) {
    await removeStagedFiles(context, order.id, stored);
    if (!problem) return fail("Choose one file.", 400, "");
    return fail(describeRefusedFile(problem).text, refusalStatuses[problem.reason] ?? 400);
  }
  if (!(await replaceFile(context, actor, order.id, { oldId, newId: file.id }))) {
    await removeStagedFiles(context, order.id, stored);
    return fail("Somebody just replaced or withdrew this file.", 409);
  }
  return createResult({ title: "File Replaced", description: `${file.name} is the new version.`, tone: "info" });
}

async function withdraw(
  context: RequestContext,
  actor: string,
  order: Order,
  { fields }: Form,
  withdrawn: boolean,
): Promise<Result> {
  const id = fields.get(names.file) ?? "";
  const name = await setWithdrawn(context, actor, order.id, id, withdrawn);
  if (name === null) return null;
  if (!withdrawn)
    return createResult({
      title: "File Available Again",
      description: `The customer can download ${name}.`,
      tone: "info",
    });
  const undo = {
    label: "Undo",
    to: paths.adminOrder(order.submissionId),
    fields: { intent: "bring_back", [names.file]: id },
  };
  return createResult({
    title: "File Withdrawn",
    description: `The customer can no longer download ${name}.`,
    tone: "info",
    action: undo,
  });
}

const createResult = (toast: Flash): Result => ({ toasts: [toast], section: "delivery" });
