import type { AttachedFile } from "#app/files/staged-file";
import { FORM_TOO_LARGE, type ReceivedForm } from "#app/server/forms/form.server";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanText } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import {
  type DeliveryForm,
  type DeliveryProblem,
  deliveryLimits,
  deliveryFields as names,
  noFiles,
} from "../model/delivery-limits";
import { describeRefusedFile } from "./delivery-rules.server";
import { recordDelivery } from "./record-delivery.server";
import { listStagedFiles, removeStagedFiles } from "./staged-files.server";

type Order = Row<"formSubmissions">;

type ReceivedDelivery = { delivered: true } | { delivered: false; shown: DeliveryForm; status: number };

export async function receiveDelivery(
  context: RequestContext,
  actor: string,
  order: Order,
  { fields, stored, refused, fieldsTruncated }: ReceivedForm<AttachedFile>,
): Promise<ReceivedDelivery> {
  const given = [...new Set(fields.getAll(names.staged))].slice(0, 2 * deliveryLimits.files);
  const typed = cleanText(fields.get(names.message) ?? "");
  const form: DeliveryForm = {
    formId: readOrCreateFormId(fields.get(names.formId)),
    message: typed,
    staged: [...given.map((id, i) => ({ id, name: `File ${i + 1}`, size: 0 })), ...stored],
    problems: [],
    reasons: [],
  };
  const show = (changes: Partial<DeliveryForm>, status: number): ReceivedDelivery => ({
    delivered: false,
    shown: { ...form, ...changes },
    status,
  });
  try {
    const removed = fields.get(names.removed);
    const ids = given.filter((id) => id !== removed);
    const all = [...(await listStagedFiles(context, order.id, ids)), ...stored];
    form.staged = all.slice(0, deliveryLimits.files);
    const surplus = all.slice(deliveryLimits.files);
    await removeStagedFiles(context, order.id, removed === null ? surplus : [...surplus, { id: removed }]);
    const problems = listProblems(typed, refused, fieldsTruncated, surplus.length > 0);
    if (removed !== null) return show({ problems: problems.filter(({ field }) => field === "files") }, 200);
    const fileIds = [...ids, ...stored.map(({ id }) => id)].filter((id) => !surplus.some((file) => file.id === id));
    if (fileIds.length === 0 && problems.length === 0) problems.push(noFiles);
    if (problems.length > 0) return show({ problems }, 400);
    return await deliver();

    async function deliver(): Promise<ReceivedDelivery> {
      const result = await recordDelivery(context, actor, order.id, {
        formId: form.formId,
        fileIds,
        message: typed.trim(),
        seen: Number.parseInt(fields.get(names.seen) ?? "", 10) || 0,
        confirmed: fields.getAll(names.confirmed).flatMap((value) => value.split(" ")),
      });
      switch (result.outcome) {
        case "recorded":
          return { delivered: true };
        case "repeated":
          // The form was sent twice, and so were its files.
          await removeStagedFiles(
            context,
            order.id,
            fileIds.map((id) => ({ id })),
          );
          return { delivered: true };
        case "unconfirmed":
          return show({ reasons: result.reasons }, 409);
        case "missing":
          return show({ problems: [describeMissing(result.ids.length)] }, 400);
        case "deleted":
          return show({ problems: [{ field: null, text: "The order is in the trash. Restore it first." }] }, 404);
      }
    }
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "delivery not recorded");
    return show({ problems: [{ field: null, text: "Nothing was sent to the customer. Try again." }] }, 503);
  }
}

function listProblems(
  message: string,
  refused: ReceivedForm["refused"],
  fieldsTruncated: boolean,
  hasSurplus: boolean,
): DeliveryProblem[] {
  const problems = refused.filter(({ reason }) => reason !== "count").map(describeRefusedFile);
  if (hasSurplus || refused.some(({ reason }) => reason === "count"))
    problems.push(describeRefusedFile({ name: "", reason: "count" }));
  if (message.length > deliveryLimits.message) {
    const limit = deliveryLimits.message.toLocaleString("en-US");
    problems.push({ field: "message", text: `Keep the message to ${limit} characters.` });
  }
  if (fieldsTruncated) problems.push({ field: null, text: FORM_TOO_LARGE });
  return problems;
}

function describeMissing(count: number): DeliveryProblem {
  const text =
    count === 1
      ? "Somebody just delivered or removed one of these files. Check the list."
      : `Somebody just delivered or removed ${count} of these files. Check the list.`;
  return { field: "files", text };
}
