import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { findUser } from "#app/account/auth.server";
import { mayOpen } from "#app/office-rights";
import { rejectDataRequest } from "#app/server/http/context.server";
import { sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import type { Row } from "#drizzle/schema";
import { listCroppedFiles } from "./cropped-files.server";

interface ServedFile {
  path: string;
  format: string;
  size?: number;
}

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * GET /pictures/{id}/{file}: "small" is at most 360 pixels wide and high, "large" 1200; a picture that was cropped has
 * files such as "480.avif" instead of "large". Only admins see one that no saved text has had.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { sitePictures } = context.db.tables;
  const [picture] = await context.db.read
    .select()
    .from(sitePictures)
    .where(and(eq(sitePictures.id, params.id ?? ""), eq(sitePictures.state, "stored")));
  const file = picture && findFile(picture, params.file);
  if (!file) throw data(null, { status: 404 });
  if (!picture.takenAt) {
    const user = await findUser(context, request);
    if (!user || !mayOpen(user, "admins")) throw data(null, { status: 404 });
  }
  const type = `image/${file.format}`;
  if (params.file === "small") return sendThumbnail(context, { path: file.path, type }, EMPTY);
  return sendStoredFile(context, request, {
    ...{ path: file.path, name: `${picture.id}.${file.format}`, type, size: file.size },
    disposition: "inline",
    cacheControl: picture.takenAt ? "public, max-age=31536000, immutable" : "private, no-store",
  });
}

function findFile(picture: Row<"sitePictures">, name: string | undefined): ServedFile | undefined {
  const { storagePath: path, size, width } = picture;
  const whole = { path, size, format: "webp" };
  if (name === "small" || (name === "large" && width === null)) return whole;
  const file = width === null ? undefined : listCroppedFiles(path, width).find((one) => one.name === name);
  return file?.path === path ? whole : file;
}
