import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import { erasePerson, planErasure } from "../erase-person.server";
import { normalizeAddress } from "../find-records.server";

export interface RefusedErasure {
  confirm: string;
  problem: string;
}

type Result = { toast: Flash } | { refused: RefusedErasure | Flash; status: number };

export async function receivePersonPost(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<Result> {
  const email = cleanEmail(fields.get("email") ?? "");
  const confirm = cleanEmail(fields.get("confirm") ?? "");
  if (fields.get("intent") !== "erase" || !isEmailAddress(email))
    return { toast: { title: "Error", description: "We couldn’t read this form. Try again.", tone: "error" } };
  if (normalizeAddress(confirm) !== normalizeAddress(email))
    return { refused: { confirm, problem: "Type the same address again." }, status: 400 };
  const { isBlocked, isEmpty } = await planErasure(context, email);
  if (isBlocked)
    return { refused: { confirm, problem: "Nothing was erased, because something can’t be erased yet." }, status: 409 };
  if (isEmpty)
    return {
      toast: { title: "Nothing to Erase", description: "The site keeps nothing about this address.", tone: "info" },
    };
  await erasePerson(context, email, actor);
  return {
    toast: {
      title: "Erased",
      description: "Earlier backups still have the data until newer backups replace them.",
      tone: "info",
    },
  };
}
