import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { isStorageNotFound } from "#app/server/storage/storage.server";
import { mayOpenPhoto } from "./photo-link.server";

/** GET /uploads/{id}?key=…: a customer's photo, by its signed link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { uploads } = context.db.tables;
  const notFound = () => data(null, { status: 404 });
  const id = params.id ?? "";
  if (!mayOpenPhoto(context, id, new URL(request.url).searchParams.get("key"))) throw notFound();
  const { path, name, type, state } = uploads;
  const [photo] = await context.db.read.select({ path, name, type, state }).from(uploads).where(eq(uploads.id, id));
  if (photo?.state !== "stored") throw notFound();
  try {
    const { body, size } = await context.storage.get(photo.path);
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        "Content-Type": photo.type,
        "Content-Length": String(size),
        "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(photo.name)}`,
        "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
        "Cache-Control": "private, max-age=3600, immutable",
      },
    });
  } catch (error) {
    if (isStorageNotFound(error)) throw notFound();
    throw error;
  }
}
