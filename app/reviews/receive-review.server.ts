import type { Row } from "#drizzle/schema";
import type { RequestContext } from "../server/http/context.server";
import { cleanLine, cleanText } from "../server/text/clean-text";
import { checkReview, type NewReview, type ReviewErrors, type TypedReview } from "./check-review";

const REVIEWS_PER_HOUR = 30;
const TOO_MANY =
  "We got a lot of reviews from your network in the past hour. Please wait a few minutes and send yours again.";

export const PUBLISHED_ALREADY = "Your review is already published, so we didn’t change it.";

type CheckedReview = { review: NewReview } | { errors: ReviewErrors & { form?: string }; status: number };

export function readTypedReview(fields: URLSearchParams): TypedReview {
  const read = (name: keyof TypedReview) => (fields.get(name) ?? "").toWellFormed();
  return { stars: read("stars"), text: read("text"), name: read("name") };
}

/** @param kind such as "order review": each kind has a rate limit of its own */
export async function receiveReviewOf(
  context: RequestContext,
  kind: string,
  fields: URLSearchParams,
): Promise<CheckedReview> {
  const { stars, text, name } = readTypedReview(fields);
  const checked = checkReview({ stars, text: cleanText(text).trim(), name: cleanLine(name) });
  if ("errors" in checked) return { errors: checked.errors, status: 400 };
  return (await context.limiter.allows(kind, context.clientIp, REVIEWS_PER_HOUR))
    ? { review: checked }
    : { errors: { form: TOO_MANY }, status: 429 };
}

type StoredReview = Pick<Row<"orderReviews">, "stars" | "text" | "name" | "state">;

export function findObstacle(
  stored: StoredReview | null,
  { stars, text, name }: NewReview,
): "unchanged" | "published already" | null {
  if (stored && stored.stars === stars && stored.text === text && stored.name === name) return "unchanged";
  return stored?.state === "published" ? "published already" : null;
}
