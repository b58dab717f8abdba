import { type ActionFunctionArgs, data } from "@remix-run/node";
import { receiveForm } from "#app/server/forms/form.server";
import { readPhotoToken } from "./photo-token.server";
import { removePhotos } from "./stored-photos.server";

export async function action({ context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const id = readPhotoToken(context, fields.get("id") ?? "");
  if (id) await removePhotos(context, [{ id }]);
  return Response.json({ ok: true });
}

export function loader() {
  throw data(null, { status: 404 });
}
