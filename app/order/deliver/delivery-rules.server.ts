import type { AttachedFile } from "#app/files/staged-file";
import type { FileRules, RefusedFile } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type DeliveryProblem, deliveryFields, deliveryLimits, refusalTexts } from "../model/delivery-limits";
import { getActiveOrder } from "../state/get-order.server";
import { removeStagedFiles, stageFile } from "./staged-files.server";

/** Only for signed-in users: files of any type, without the limits for visitors' addresses. */
export function createDeliveryRules(
  context: RequestContext,
  number: string,
  { files: maxCount, fileBytes: maxBytes }: { files: number; fileBytes: number } = deliveryLimits,
): FileRules<AttachedFile> {
  let found: ReturnType<typeof getActiveOrder> | undefined;
  // Read with the first file, because most forms of a ticket have none.
  const getOrder = () => {
    found ??= getActiveOrder(context, number);
    return found;
  };
  return {
    fields: [deliveryFields.files],
    maxCount,
    maxBytes,
    store: async (file) => stageFile(context, await getOrder(), file),
    discard: async (stored) => {
      if (stored.length > 0) await removeStagedFiles(context, (await getOrder()).id, stored);
    },
  };
}

const reasons: Partial<Record<RefusedFile["reason"], string>> = {
  ...refusalTexts,
  cut: "The connection dropped.",
  full: "Our storage is full. Try again once there’s room.",
};

export function describeRefusedFile({ name, reason }: RefusedFile): DeliveryProblem {
  const text =
    reason === "count"
      ? `You can deliver ${deliveryLimits.files} files at most. We left out the rest.`
      : `Failed to upload ${name}. ${reasons[reason] ?? "Choose it again."}`;
  return { field: "files", text };
}
