import { checkReview } from "#app/reviews/check-review";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanLine } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import type { CustomerFormPost } from "../message/customer-page-post.server";
import { type CustomerFormResult, customerFormFields } from "../model/customer-page-form";
import { storeReview } from "./store-review.server";

const REVIEWS_PER_HOUR = 30;

export async function receiveReview(
  context: RequestContext,
  order: Row<"formSubmissions">,
  post: CustomerFormPost,
): Promise<CustomerFormResult> {
  const stars = post.fields.get(customerFormFields.stars) ?? "";
  const name = cleanLine(post.fields.get(customerFormFields.name) ?? "");
  const checked = checkReview({ stars, text: post.text, name });
  if ("errors" in checked) return post.refuse(checked.errors);
  if (!context.limiter.allows("order review", context.clientIp, REVIEWS_PER_HOUR))
    return post.refuse(
      {
        form: "We got a lot of reviews from your network in the past hour. Please wait a few minutes and send yours again.",
      },
      429,
    );
  switch (await storeReview(context, order.id, checked)) {
    case "published already":
      return post.refuse({ form: "Your review is already published, so we didn’t change it." }, 409);
    case "not approved":
      return post.refuse({ form: "Please approve your newest files first. Then send us your review." }, 409);
    default:
      return {
        notice: "Thank you for your review.",
        description: "We’ll read it, and we may publish it on our site.",
        at: "review",
      };
  }
}
