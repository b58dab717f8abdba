import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { rejectDataRequest } from "#app/server/http/context.server";
import { sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";

const TYPE = "image/webp";
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** GET /pictures/{id}/{width}: "small" is at most 360 pixels wide and high, "large" 1200. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { sitePictures } = context.db.tables;
  const [picture] = await context.db.read
    .select()
    .from(sitePictures)
    .where(and(eq(sitePictures.id, params.id ?? ""), eq(sitePictures.state, "stored")));
  if (!picture) throw data(null, { status: 404 });
  if (params.width === "small") return sendThumbnail(context, { path: picture.storagePath, type: TYPE }, EMPTY);
  if (params.width !== "large") throw data(null, { status: 404 });
  return sendStoredFile(context, request, {
    ...{ path: picture.storagePath, name: `${picture.id}.webp`, type: TYPE, size: picture.size },
    disposition: "inline",
    cacheControl: "public, max-age=31536000, immutable",
  });
}
