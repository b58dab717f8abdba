import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { requireUser } from "#app/account/auth.server";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/reject-data-request.server";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { isStorageNotFound } from "#app/server/storage/storage.server";
import { noPicture } from "./no-picture";

/**
 * GET /admin/orders/{number}/photos/{id}?size=thumb|full: a photo of this order, as a thumbnail or as it was sent. Of
 * a file that makes no thumbnail a sheet of paper with its name is shown.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  rejectDataRequest(context);
  const { number = "", id = "" } = params;
  const photo = await getPhoto(context, number, id);
  const full = new URL(request.url).searchParams.get("size") === "full";
  if (full) return sendStoredFile(context, request, { ...photo, disposition: "inline", cacheControl: KEPT });
  try {
    return await thumbnail(context, photo);
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

async function thumbnail({ thumbnails }: RequestContext, { path, name }: Photo): Promise<Response> {
  const made = await thumbnails.get(path);
  if (!made) return answer(noPicture(name), "image/svg+xml", "private, max-age=600");
  return answer(new Uint8Array(made), "image/webp", KEPT);
}

/** The id is random and its file never changes: the browser need not ask again. Signing out clears what it keeps. */
const KEPT = "private, max-age=86400, immutable";

function answer(body: BodyInit, type: string, cacheControl: string): Response {
  const headers = {
    "Content-Type": type,
    "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    "Cache-Control": cacheControl,
  };
  return new Response(body, { headers });
}
