import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { sendThumbnail } from "#app/server/http/send-thumbnail.server";
import { hot, leaf, pink } from "#content/brand/colors.json";
import { readPhotoToken } from "./photo-token.server";

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 32 32"><path fill="${pink.light}" d="M4 4h32v32H4z"/><path fill="${leaf.light}" d="M4 36L18 16l9 12 4-5 5 7v6z"/><circle fill="${hot.light}" cx="29" cy="12" r="4"/></svg>`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uploads } = context.db.tables;
  const id = readPhotoToken(context, params.token ?? "");
  if (!id) throw data(null, { status: 404 });
  const { path, type, state } = uploads;
  const [photo] = await context.db.read.select({ path, type, state }).from(uploads).where(eq(uploads.id, id));
  if (photo?.state !== "stored") throw data(null, { status: 404 });
  return sendThumbnail(context, photo, placeholder);
}
