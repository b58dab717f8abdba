import type { ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { fields, type OrderProblem } from "../model/form-state";
import { limits } from "../model/packages";
import { describeExpiredPhotos, describeRefusedPhoto } from "./photo-rules.server";
import { readPhotoToken } from "./photo-token.server";
import { listPhotos, removePhotos, type StoredPhoto } from "./stored-photos.server";

interface FormPhotos {
  photos: StoredPhoto[];
  problems: OrderProblem[];
  /** "Remove" was pressed without JavaScript: the form is not to be sent yet. */
  isRemoval: boolean;
}

export function readPhotoTokens({ fields: posted }: ReceivedForm<StoredPhoto>, max: number = limits.photos): string[] {
  return [...new Set(posted.getAll(fields.photo))].slice(0, 2 * max);
}

export async function collectPhotos(
  context: RequestContext,
  form: ReceivedForm<StoredPhoto>,
  max: number = limits.photos,
): Promise<FormPhotos> {
  const tokens = readPhotoTokens(form, max);
  const read = (token: string) => readPhotoToken(context, token) ?? [];
  const ids = tokens.flatMap(read);
  const removed = form.fields.getAll(fields.removePhoto).flatMap(read)[0];
  const sent = form.stored.map((photo) => photo.id);
  // Photos of this post may be gone, too, if the form was sent twice.
  const keptPhotos = (await listPhotos(context, [...ids, ...sent])).filter((photo) => photo.id !== removed);
  const photos = keptPhotos.slice(0, max);
  const surplus = keptPhotos.slice(max);
  await removePhotos(context, [...surplus, ...(removed ? [{ id: removed }] : [])]);
  if (form.fields.has(fields.removePhoto)) return { photos, problems: [], isRemoval: true };
  const problems = form.refused.filter((file) => file.reason !== "count").map((file) => describeRefusedPhoto(file));
  // Unused photos are removed after a day.
  const expiredCount = tokens.length + sent.length - keptPhotos.length - (removed && ids.includes(removed) ? 1 : 0);
  if (expiredCount > 0) problems.push(describeExpiredPhotos(expiredCount));
  if (surplus.length > 0 || form.refused.some((file) => file.reason === "count"))
    problems.push(describeRefusedPhoto({ name: "", reason: "count" }, max));
  return { photos, problems, isRemoval: false };
}
