import { type ActionFunctionArgs, data } from "@remix-run/node";
import { receiveForm } from "#app/server/forms/form.server";
import { removeUploads } from "#app/server/storage/uploads.server";
import { readPhotoToken } from "./photo-token.server";

export async function action({ context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const id = readPhotoToken(context, fields.get("id") ?? "");
  if (id) await removeUploads(context, [id]);
  return Response.json({ ok: true });
}

export function loader() {
  throw data(null, { status: 404 });
}
