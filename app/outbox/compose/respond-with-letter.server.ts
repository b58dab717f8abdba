import { data, redirect } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";

/** Either the letter was sent, or the form is shown again as typed. */
export type LetterResult<Letter> = { toast: Flash; back: string } | { letter: Letter; status: number };

export async function respondWithLetter<Letter>(context: RequestContext, result: LetterResult<Letter>) {
  if ("letter" in result) return data(result.letter, { status: result.status });
  const headers = { "Set-Cookie": await setFlash(context, result.toast) };
  return redirect(result.back, { status: 303, headers });
}
