import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import type { CustomerFormPost } from "../message/customer-page-post.server";
import { answerFields, type CustomerFormResult, customerFormFields } from "../model/customer-page-form";
import { removePhotos } from "../photos/stored-photos.server";
import { type AnswerOutcome, type NewAnswer, recordAnswer } from "./record-answer.server";

type Order = Row<"formSubmissions">;

const ANSWERS_PER_HOUR = 30;

const notices: Record<NewAnswer["kind"], { notice: string; description: string }> = {
  revision: { notice: "Sent to our designers.", description: "We’ll email you when the new files are ready." },
  approval: { notice: "Approved. Thank you.", description: "Your files stay on this page." },
};

const refusals: Record<Exclude<AnswerOutcome, "recorded" | "repeated" | "deleted">, string> = {
  closed: "We didn’t change anything, because you can no longer approve or revise this order.",
  "approved already": "You already approved these files. Still need a change? Send it to us as a message.",
  "revised already": "You already asked for a revision of these files. Want to add something? Send it as a message.",
  "newer delivery": "We delivered new files after you opened this page. Please look at them first.",
  "files changed": "We’ve replaced or withdrawn a file you checked. Please choose again.",
};

export async function receiveRevision(
  context: RequestContext,
  order: Order,
  post: CustomerFormPost,
): Promise<CustomerFormResult | null> {
  if (!post.text) return post.refuse({ text: "Please tell us what to change." });
  const fileIds = [...new Set(post.fields.getAll(customerFormFields.file))];
  return receiveAnswer(context, order, post, { kind: "revision", text: post.text, fileIds, photos: post.photos });
}

export function receiveApproval(
  context: RequestContext,
  order: Order,
  post: CustomerFormPost,
): Promise<CustomerFormResult | null> {
  return receiveAnswer(context, order, post, { kind: "approval", text: "", fileIds: [], photos: [] });
}

async function receiveAnswer(
  context: RequestContext,
  order: Order,
  post: CustomerFormPost,
  answer: Pick<NewAnswer, "kind" | "text" | "fileIds" | "photos">,
): Promise<CustomerFormResult | null> {
  if (!(await context.limiter.allows("order answer", context.clientIp, ANSWERS_PER_HOUR)))
    return post.refuse(
      {
        form: "We got a lot of answers from your network in the past hour. Please wait a few minutes and send yours again.",
      },
      429,
    );
  const deliveryId = post.fields.get(answerFields.delivery) ?? "";
  const outcome = await recordAnswer(context, order.id, { ...answer, formId: post.createId(order.id), deliveryId });
  switch (outcome) {
    case "deleted":
      return null;
    case "recorded":
      return notices[answer.kind];
    case "repeated":
      // The photos were sent twice, too. Copies that an order uses are not removed.
      await removePhotos(context, answer.photos);
      return notices[answer.kind];
    case "approved already":
      return answer.kind === "approval" ? notices.approval : turnIntoMessage(post, refusals[outcome]);
    case "revised already":
    case "closed":
      return turnIntoMessage(post, refusals[outcome]);
    default:
      return post.refuse({ form: refusals[outcome] }, 409);
  }
}

/** The text moves to the form for messages, because the form for answers is no longer on the page. */
function turnIntoMessage(post: CustomerFormPost, form: string): CustomerFormResult {
  const refused = post.refuse({ form }, 409);
  if (!post.text || !("problem" in refused)) return refused;
  return { ...refused, problem: { ...refused.problem, form: "message" } };
}
