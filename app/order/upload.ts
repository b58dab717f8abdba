import { type ActionFunctionArgs, data } from "@remix-run/node";
import { FormUnreadable, receiveForm } from "#app/server/form.server";
import type { UploadResult } from "./form-state";
import { photoProblem, photoRules } from "./photo-rules.server";

/** POST /visual-design/uploads: one photo, stored at once; the form then carries only its id. */
export async function action({ context }: ActionFunctionArgs) {
  const refuse = (problem: { title: string; description: string }, status: number) =>
    Response.json({ ok: false, ...problem } satisfies UploadResult, { status });
  try {
    const { stored, refused } = await receiveForm(context, { files: { ...photoRules.files, most: 1 } });
    const [photo] = stored;
    if (photo) {
      const { id, name, size } = photo;
      return Response.json({ ok: true, photo: { id, name, size } } satisfies UploadResult);
    }
    const [reason = { name: "the picture", reason: "empty" as const }] = refused;
    const { title, description } = photoProblem(reason);
    return refuse({ title, description }, reason.reason === "storage" ? 503 : reason.reason === "rate" ? 429 : 422);
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return refuse({ title: "Error", description: "The upload broke off. Please try again." }, 400);
  }
}

export function loader() {
  throw data(null, { status: 404 });
}
