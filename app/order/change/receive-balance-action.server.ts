import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanText } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import { balanceFields, MAX_LEFT } from "../model/balance";
import { describeTooLong, type FormError } from "../model/form-errors";
import { MAX_LENGTHS } from "../model/order-labels";
import { parseCount } from "../model/packages";
import { setVisualsLeft } from "./set-visuals-left.server";

type Result = Promise<{ toasts: Flash[] } | { error: FormError; status: number } | null>;

export function receiveBalanceAction(
  context: RequestContext,
  actor: string,
  order: Pick<Row<"formSubmissions">, "id" | "submissionId">,
  fields: URLSearchParams,
): Result | null {
  return fields.get("intent") === balanceFields.intent ? correct(context, actor, order, fields) : null;
}

async function correct(
  context: RequestContext,
  actor: string,
  { id, submissionId }: Pick<Row<"formSubmissions">, "id" | "submissionId">,
  fields: URLSearchParams,
): Result {
  const input = (fields.get(balanceFields.left) ?? "").trim();
  const note = cleanText((fields.get(balanceFields.note) ?? "").toWellFormed()).trim();
  const reject = (description: string, status = 400) => ({
    error: { form: "balance", title: "Error", description, input, note } as const,
    status,
  });
  const left = Number(input);
  if (!/^\d+$/.test(input) || left > MAX_LEFT) return reject(`Enter a number from 0 to ${MAX_LEFT}.`);
  if (!note) return reject("Say why you’re changing it.");
  if (note.length > MAX_LENGTHS.reason) return reject(describeTooLong("reason", MAX_LENGTHS.reason));
  const shown = parseCount(fields.get(balanceFields.shown) ?? "");
  const result = await setVisualsLeft(context, actor, id, { left, shown, note });
  if (!result) return null;
  const { outcome, before } = result;
  if (outcome === "changed") return reject(`The number changed in the meantime. Visuals left now: ${before}.`, 409);
  if (outcome === "same") return { toasts: [{ title: "Nothing to Change", tone: "info" }] };
  const { intent, ...names } = balanceFields;
  const undo = { intent, [names.left]: String(before), [names.shown]: String(left), [names.note]: "Undone" };
  const action = { label: "Undo", to: paths.adminOrder(submissionId), fields: undo };
  return { toasts: [{ title: "Visuals Left Changed", description: `${before} to ${left}.`, tone: "info", action }] };
}
