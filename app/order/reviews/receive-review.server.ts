import { cleanLine } from "#app/server/forms/clean-text";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { describeExcess, type RoomProblem, type RoomResult, roomFields } from "../room/room-form";
import type { RoomPost } from "../room/room-post.server";
import { MAX_REVIEW_NAME, MAX_REVIEW_TEXT, STARS } from "./review-fields";
import { storeReview } from "./store-review.server";

const REVIEWS_PER_HOUR = 30;

export async function receiveReview(
  context: RequestContext,
  order: Row<"formSubmissions">,
  post: RoomPost,
): Promise<RoomResult> {
  const typedStars = post.fields.get(roomFields.stars);
  const stars = STARS.find((count) => String(count) === typedStars);
  const name = cleanLine(post.fields.get(roomFields.name) ?? "");
  const errors: RoomProblem["errors"] = {
    ...(stars ? {} : { stars: "Please choose 1 to 5 stars." }),
    ...checkLength("text", post.text, MAX_REVIEW_TEXT, "Please write a short review."),
    ...checkLength("name", name, MAX_REVIEW_NAME, "Please enter the name to show."),
  };
  if (!stars || Object.keys(errors).length > 0) return post.refuse(errors);
  if (!context.limiter.allows("order review", context.clientIp, REVIEWS_PER_HOUR))
    return post.refuse(
      { form: "We got a lot of reviews from your network in the past hour. Please wait a few minutes." },
      429,
    );
  switch (await storeReview(context, order.id, { stars, text: post.text, name })) {
    case "published already":
      return post.refuse({ form: "Your review is already published, so we didn’t change it." }, 409);
    case "not approved":
      return post.refuse({ form: "We couldn’t save your review, because the newest files aren’t approved yet." }, 409);
    default:
      return { notice: "Thank you for your review.", description: "We may publish it on our site.", at: "review" };
  }
}

function checkLength(field: "text" | "name", value: string, max: number, missing: string): RoomProblem["errors"] {
  if (!value) return { [field]: missing };
  return value.length > max ? { [field]: describeExcess(value.length, max) } : {};
}
