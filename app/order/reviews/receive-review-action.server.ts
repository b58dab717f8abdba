import { paths } from "#app/paths";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { FormError } from "../office/change/form-errors";
import { type ReviewState, reviewFields, reviewStateLabels } from "./review-fields";
import { setReviewState } from "./store-review.server";

type Result = { toasts: Flash[]; section: "review" } | { error: FormError; status: number } | null;

const titles: Record<ReviewState, string> = {
  waiting: "Review Decision Undone",
  published: "Review Published",
  declined: "Review Declined",
};
const isState = (value: string): value is ReviewState => Object.hasOwn(reviewStateLabels, value);

/** Null if the form is not about the review. */
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
  const state = fields.get(reviewFields.state) ?? "";
  if (!isState(state)) return null;
  const writtenAt = fields.get(reviewFields.writtenAt) ?? "";
  const before = await setReviewState(services, actor, id, { state, writtenAt });
  if (before === null) {
    const description = "The customer has changed the review since you opened it. Please read it first.";
    return { error: { form: "review", title: "Not Changed", description, input: "" }, status: 409 };
  }
  const undo = {
    label: "Undo",
    to: paths.adminOrder(submissionId),
    fields: { intent: "review", [reviewFields.state]: before, [reviewFields.writtenAt]: writtenAt },
  };
  const toast: Flash = { title: titles[state], tone: "info", ...(before === state ? {} : { action: undo }) };
  return { toasts: [toast], section: "review" };
}
