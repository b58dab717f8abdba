import { PUBLISHED_ALREADY, receiveReviewOf } from "#app/reviews/receive-review.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import type { CustomerFormPost } from "../message/customer-page-post.server";
import type { CustomerFormResult } from "../model/customer-page-form";
import { storeReview } from "./store-review.server";

export async function receiveReview(
  context: RequestContext,
  order: Row<"formSubmissions">,
  post: CustomerFormPost,
): Promise<CustomerFormResult> {
  const checked = await receiveReviewOf(context, "order review", post.fields);
  if ("errors" in checked) return post.refuse(checked.errors, checked.status);
  switch (await storeReview(context, order.id, checked.review)) {
    case "published already":
      return post.refuse({ form: PUBLISHED_ALREADY }, 409);
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
