import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { requireUser } from "#app/account/auth.server";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/reject-data-request.server";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { isStorageNotFound } from "#app/server/storage/storage.server";
import { renderPlaceholderImage } from "./placeholder-image";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  rejectDataRequest(context);
  const { number = "", id = "" } = params;
  const photo = await getPhoto(context, number, id);
  const isFullSize = new URL(request.url).searchParams.get("size") === "full";
  if (isFullSize)
    return sendStoredFile(context, request, { ...photo, disposition: "inline", cacheControl: ONE_DAY_CACHE });
  try {
    return await serveThumbnail(context, photo);
  } catch (error) {
    if (isStorageNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

type Photo = Awaited<ReturnType<typeof getPhoto>>;

async function getPhoto({ db }: RequestContext, number: string, id: string) {
  const { formSubmissions, uploads } = db.tables;
  const [photo] = await db.read
    .select({ path: uploads.path, name: uploads.name, type: uploads.type, size: uploads.size })
    .from(uploads)
    .innerJoin(formSubmissions, eq(formSubmissions.id, uploads.orderId))
    .where(and(eq(uploads.id, id), eq(uploads.state, "stored"), eq(formSubmissions.submissionId, number)));
  if (!photo) throw data(null, { status: 404 });
  return photo;
}

async function serveThumbnail({ thumbnails }: RequestContext, { path, name }: Photo): Promise<Response> {
  const image = await thumbnails.get(path);
  if (!image) return createResponse(renderPlaceholderImage(name), "image/svg+xml", "private, max-age=600");
  return createResponse(new Uint8Array(image), "image/webp", ONE_DAY_CACHE);
}

/** The id is random and the file never changes. Signing out clears the browser's cache. */
const ONE_DAY_CACHE = "private, max-age=86400, immutable";

function createResponse(body: BodyInit, type: string, cacheControl: string): Response {
  const headers = {
    "Content-Type": type,
    "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    "Cache-Control": cacheControl,
  };
  return new Response(body, { headers });
}
