import type { AttachedFile } from "#app/files/staged-file";
import { createStagedUploads } from "#app/files/staged-uploads";
import { deliveryFields, deliveryLimits, refusalTexts } from "#app/order/model/delivery-limits";
import { paths } from "#app/paths";
import type { FileUploads } from "#app/ui/uploads/file-uploads";

export function createDeliveryUploads(number: string, stored: AttachedFile[]): FileUploads {
  const address = paths.adminDeliveryFiles(number);
  return createStagedUploads({ address, field: deliveryFields.files, check: checkFiles }, stored);
}

/** @param count how many files the form has already */
export function checkFiles<File extends { name: string; size: number }>(
  files: File[],
  count: number,
): { accepted: File[]; messages: string[] } {
  const messages: string[] = [];
  const fitting = files.filter(({ name, size }) => {
    const reason = size === 0 ? refusalTexts.empty : size > deliveryLimits.fileBytes ? refusalTexts.size : null;
    if (reason) messages.push(`Failed to upload ${name}. ${reason}`);
    return reason === null;
  });
  const accepted = fitting.slice(0, Math.max(0, deliveryLimits.files - count));
  const surplus = fitting.slice(accepted.length).map(({ name }) => name);
  if (surplus.length > 0)
    messages.push(`You can deliver ${deliveryLimits.files} files at most. Left out: ${surplus.join(", ")}.`);
  return { accepted, messages };
}
