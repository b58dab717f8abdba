import { type ActionFunctionArgs, data } from "@remix-run/node";
import { refusalStatuses } from "#app/files/receive-staged-file.server";
import { FormUnreadable, receiveForm } from "#app/server/forms/form.server";
import type { UploadResult } from "../model/form-state";
import { createPhotoRules, describeRefusedPhoto } from "./photo-rules.server";
import { toAttachedPhoto } from "./photo-token.server";

export async function action({ context }: ActionFunctionArgs) {
  const refuse = (problem: { title: string; description: string }, status: number) =>
    Response.json({ ok: false, ...problem } satisfies UploadResult, { status });
  try {
    const { stored, refused } = await receiveForm(context, { files: createPhotoRules(context, 1) });
    const [photo] = stored;
    if (photo) {
      const result: UploadResult = { ok: true, photo: toAttachedPhoto(context, photo) };
      return Response.json(result, { headers: { "Cache-Control": "no-store" } });
    }
    const [reason = { name: "the picture", reason: "empty" as const }] = refused;
    const { title, description } = describeRefusedPhoto(reason);
    return refuse({ title, description }, refusalStatuses[reason.reason] ?? 422);
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    return refuse({ title: "Error", description: "The connection dropped. Please try again." }, 400);
  }
}

export function loader() {
  throw data(null, { status: 404 });
}
