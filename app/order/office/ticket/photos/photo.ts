import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { requireRight } from "#app/account/auth.server";
import { canPreview } from "#app/order/deliver/preview-rules.server";
import { placeholderImage } from "#app/order/parts/placeholder-image";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { ONE_DAY_CACHE, sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";

/** GET /admin/orders/{number}/photos/{id}: a photo of the customer, or the thumbnail of a delivered picture. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  rejectDataRequest(context);
  const { number = "", id = "" } = params;
  const isFullSize = new URL(request.url).searchParams.get("size") === "full";
  const photo =
    (await findPhoto(context, number, id)) ?? (isFullSize ? null : await findDelivered(context, number, id));
  if (!photo) throw data(null, { status: 404 });
  if (isFullSize)
    return sendStoredFile(context, request, { ...photo, disposition: "inline", cacheControl: ONE_DAY_CACHE });
  return sendThumbnail(context, photo, placeholderImage);
}

async function findPhoto({ db }: RequestContext, number: string, id: string) {
  const { formSubmissions, uploads } = db.tables;
  const [photo] = await db.read
    .select({ path: uploads.path, name: uploads.name, type: uploads.type, size: uploads.size })
    .from(uploads)
    .innerJoin(formSubmissions, eq(formSubmissions.id, uploads.orderId))
    .where(and(eq(uploads.id, id), eq(uploads.state, "stored"), eq(formSubmissions.submissionId, number)));
  return photo ?? null;
}

/** Includes files that were replaced or withdrawn. */
async function findDelivered({ db }: RequestContext, number: string, id: string) {
  const { deliveredFiles, formSubmissions } = db.tables;
  const { path, name, type, size } = deliveredFiles;
  const [file] = await db.read
    .select({ path, name, type, size })
    .from(deliveredFiles)
    .innerJoin(formSubmissions, eq(formSubmissions.id, deliveredFiles.orderId))
    .where(
      and(eq(deliveredFiles.id, id), eq(deliveredFiles.state, "stored"), eq(formSubmissions.submissionId, number)),
    );
  return file && canPreview(file) ? file : null;
}
