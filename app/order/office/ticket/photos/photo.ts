import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { requireRight } from "#app/account/auth.server";
import { renderPlaceholderImage } from "#app/order/parts/placeholder-image";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { ONE_DAY_CACHE, sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  rejectDataRequest(context);
  const { number = "", id = "" } = params;
  const photo = await getPhoto(context, number, id);
  const isFullSize = new URL(request.url).searchParams.get("size") === "full";
  if (isFullSize)
    return sendStoredFile(context, request, { ...photo, disposition: "inline", cacheControl: ONE_DAY_CACHE });
  return sendThumbnail(context, photo, renderPlaceholderImage(photo.name));
}

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
