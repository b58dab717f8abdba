import { paths } from "#app/paths";
import { createDecisionToast, readReviewDecision } from "#app/reviews/review-decision";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { FormError } from "../model/form-errors";
import { setReviewState } from "./store-review.server";

type Result = { toasts: Flash[]; section: "review" } | { error: FormError; status: number } | null;

export function receiveReviewAction(
  services: Services,
  actor: string,
  order: Row<"formSubmissions">,
  fields: URLSearchParams,
): Promise<Result> | null {
  return fields.get("intent") === "review" ? changeState(services, actor, order, fields) : null;
}

async function changeState(
  services: Services,
  actor: string,
  { id, submissionId }: Row<"formSubmissions">,
  fields: URLSearchParams,
): Promise<Result> {
  const decision = readReviewDecision(fields);
  if (!decision) return null;
  const before = await setReviewState(services, actor, id, decision);
  if (before === null) {
    const description = "The customer has changed the review since you opened it. Read it first.";
    return { error: { form: "review", title: "Not Changed", description, input: "" }, status: 409 };
  }
  return { toasts: [createDecisionToast(decision, before, paths.adminOrder(submissionId))], section: "review" };
}
