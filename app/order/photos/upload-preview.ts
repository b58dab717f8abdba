import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { isStorageNotFound } from "#app/server/storage/storage.server";
import { readPhotoToken } from "./photo-token.server";

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 32 32"><path fill="#ffb7b0" d="M4 4h32v32H4z"/><path fill="#2b7a4a" d="M4 36L18 16l9 12 4-5 5 7v6z"/><circle fill="#f4511e" cx="29" cy="12" r="4"/></svg>`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uploads } = context.db.tables;
  const notFound = () => data(null, { status: 404 });
  const id = readPhotoToken(context, params.token ?? "");
  if (!id) throw notFound();
  const { path, state } = uploads;
  const [photo] = await context.db.read.select({ path, state }).from(uploads).where(eq(uploads.id, id));
  if (photo?.state !== "stored") throw notFound();
  try {
    const made = await context.thumbnails.get(photo.path);
    return new Response(made ? new Uint8Array(made) : placeholder, {
      headers: {
        "Content-Type": made ? "image/webp" : "image/svg+xml",
        "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
        "Cache-Control": "private, max-age=3600",
      },
    });
  } catch (error) {
    if (isStorageNotFound(error)) throw notFound();
    throw error;
  }
}
