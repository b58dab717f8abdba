import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { rejectDataRequest } from "#app/server/http/context.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";

/** GET /digital-vault/pictures/{id}: an uploaded cover or inside page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { productPictures } = context.db.tables;
  const [picture] = await context.db.read
    .select()
    .from(productPictures)
    .where(eq(productPictures.id, params.id ?? ""));
  if (!picture) throw data(null, { status: 404 });
  const extension = picture.type.replace(/^image\//, "");
  return sendStoredFile(context, request, {
    path: picture.storagePath,
    name: `${picture.id}.${extension}`,
    type: picture.type,
    size: picture.size,
    disposition: "inline",
    cacheControl: "public, max-age=31536000, immutable",
  });
}
