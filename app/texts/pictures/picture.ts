import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { findUser } from "#app/account/auth.server";
import { mayOpen } from "#app/office-rights";
import { type RequestContext, rejectDataRequest } from "#app/server/http/context.server";
import { ONE_DAY_CACHE, sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import type { Row } from "#drizzle/schema";
import { listCroppedFiles } from "./cropped-files.server";
import { listPictureFields } from "./site-pictures.server";

interface ServedFile {
  path: string;
  format: string;
  size?: number;
}

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * GET /pictures/{id}/{file}: "small" is at most 720 pixels wide and high, "large" 1200; a picture that was cropped has
 * files such as "480.avif" instead of "large". Visitors see the pictures of texts that they may read, admins all. Only
 * browsers keep them, because a copy in a shared cache would outlast a picture that is taken away.
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
  const isShown = await isShownToVisitors(context, picture.id);
  if (!isShown) {
    const user = await findUser(context, request);
    if (!user || !mayOpen(user, "admins")) throw data(null, { status: 404 });
  }
  const cacheControl = isShown ? ONE_DAY_CACHE : "private, no-store";
  const type = `image/${file.format}`;
  if (params.file === "small") return sendThumbnail(context, { path: file.path, type }, EMPTY, cacheControl);
  return sendStoredFile(context, request, {
    ...{ path: file.path, name: `${picture.id}.${file.format}`, type, size: file.size },
    ...{ disposition: "inline", cacheControl },
  });
}

async function isShownToVisitors({ features, settings }: RequestContext, id: string): Promise<boolean> {
  for (const form of Object.values(features.settings)) {
    const names = listPictureFields(form.fields).map(({ name }) => name);
    if (names.length === 0) continue;
    const saved = "list" in form ? await settings.list(form.list) : [await settings.read(form.section)];
    if (saved.some((texts) => names.some((name) => texts[name] === id) && !form.isHidden?.(texts))) return true;
  }
  return false;
}

// A design may have another width than when its picture was replaced, so each width has the nearest file.
function findFile(picture: Row<"sitePictures">, name = ""): ServedFile | undefined {
  const { storagePath: path, size, width } = picture;
  const whole = { path, size, format: "webp" };
  if (name === "small" || (name === "large" && width === null)) return whole;
  const [, asked, format] = /^(\d{1,5})\.(avif|webp)$/.exec(name) ?? [];
  if (!asked || width === null) return undefined;
  const files = listCroppedFiles(path, width).filter((one) => one.format === format);
  const file = files.find((one) => one.width >= Number(asked)) ?? files.at(-1);
  return file?.path === path ? whole : file;
}
