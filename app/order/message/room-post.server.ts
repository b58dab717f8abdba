import { randomUUID } from "node:crypto";
import type { ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import { cleanText } from "#app/server/text/clean-text";
import { hashContent } from "#app/server/text/hash-content.server";
import {
  MAX_ROOM_PHOTOS,
  type RoomFormName,
  type RoomProblem,
  type RoomResult,
  type RoomValues,
  roomFields,
} from "../model/room-form";
import { collectPhotos } from "../photos/form-photos.server";
import { toAttachedPhoto } from "../photos/photo-token.server";

/** A posted form of the room. */
export interface RoomPost {
  form: RoomFormName;
  fields: URLSearchParams;
  text: string;
  photos: StoredUpload[];
  photoError: string | null;
  isRemoval: boolean;
  /** An id that is the same for the same form with the same content, however often it is sent. */
  createId(orderId: string): string;
  /** The form as typed, with its photos. */
  refuse(errors: RoomProblem["errors"], status?: number): RoomResult;
}

export async function readRoomPost(
  context: RequestContext,
  form: RoomFormName,
  received: ReceivedForm<StoredUpload>,
): Promise<RoomPost> {
  const { fields } = received;
  const { photos, problems, isRemoval } = await collectPhotos(context, received, MAX_ROOM_PHOTOS);
  const text = cleanText(readRoomValues(fields).text).trim();
  const formId = fields.get(roomFields.formId) ?? randomUUID();
  return {
    form,
    fields,
    text,
    photos,
    photoError: problems.map(({ description }) => description).join(" ") || null,
    isRemoval,
    createId: (orderId) =>
      hashContent([formId, orderId, form, text, photos.map(({ size, checksum }) => [size, checksum])]),
    refuse: (errors, status = 400) => ({
      problem: {
        form,
        errors,
        values: readRoomValues(fields),
        photos: photos.map((photo) => toAttachedPhoto(context, photo)),
      },
      status,
    }),
  };
}

export function readRoomValues(fields: URLSearchParams): RoomValues {
  const read = (name: string) => (fields.get(name) ?? "").toWellFormed();
  return {
    text: read(roomFields.text),
    fileIds: fields.getAll(roomFields.file),
    stars: read(roomFields.stars),
    name: read(roomFields.name),
  };
}
