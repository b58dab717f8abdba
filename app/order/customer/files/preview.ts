import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { findOpenedOrder } from "#app/order/access/customer-page-access.server";
import { canPreview, isShownByBrowser } from "#app/order/deliver/preview-rules.server";
import { isVisible } from "#app/order/deliver/visible-files.server";
import { placeholderImage } from "#app/order/parts/placeholder-image";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { ONE_DAY_CACHE, sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { isPdf } from "#app/server/storage/detect-image-type.server";

/** GET /orders/{number}/previews/{id}: a photo, or a delivered picture or PDF, as a thumbnail or in full size. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const order = await findOpenedOrder(context, request, params.number ?? "");
  const picture = order && (await findPicture(context, order.id, params.id ?? ""));
  if (!picture) throw data(null, { status: 404 });
  if (new URL(request.url).searchParams.get("size") === "full" && !isPdf(picture.type))
    return sendStoredFile(context, request, { ...picture, disposition: "inline", cacheControl: ONE_DAY_CACHE });
  return sendThumbnail(context, picture, placeholderImage);
}

async function findPicture(context: RequestContext, orderId: string, id: string) {
  const { deliveredFiles, uploads } = context.db.tables;
  const [photo] = await context.db.read
    .select({ path: uploads.path, name: uploads.name, type: uploads.type })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.orderId, orderId), eq(uploads.state, "stored")));
  if (photo) return photo;
  const [file] = await context.db.read
    .select()
    .from(deliveredFiles)
    .where(and(eq(deliveredFiles.id, id), eq(deliveredFiles.orderId, orderId)));
  if (!file || !isVisible(file) || !(canPreview(file) || isShownByBrowser(file))) return null;
  return { path: file.path, name: file.name, type: file.type };
}
