import type { RefusedReview } from "#app/reviews/check-review";
import { PUBLISHED_ALREADY, readTypedReview, receiveReviewOf } from "#app/reviews/receive-review.server";
import type { RequestContext } from "#app/server/http/context.server";
import { findAccess } from "../downloads/find-access.server";
import { storeReview } from "./store-review.server";

const NO_ACCESS =
  "This page no longer opens your purchase, so we couldn’t save your review. Use the newest link we sent.";
const FAILED = "We couldn’t save your review just now. Nothing you typed is lost. Please try again in a minute.";

type Result = { problem: RefusedReview; status: number } | null;

export async function receiveReview(
  context: RequestContext,
  { slug, search, fields }: { slug: string; search: URLSearchParams; fields: URLSearchParams },
): Promise<Result> {
  const values = readTypedReview(fields);
  const refuse = (errors: RefusedReview["errors"], status = 400): Result => ({ problem: { values, errors }, status });
  const checked = await receiveReviewOf(context, "product review", fields);
  if ("errors" in checked) return refuse(checked.errors, checked.status);
  try {
    const access = await findAccess(context, slug, search);
    if (!access?.purchase) return refuse({ form: NO_ACCESS }, access ? 403 : 404);
    switch (await storeReview(context, access.purchase.number, { ...checked.review, title: access.product.title })) {
      case "published already":
        return refuse({ form: PUBLISHED_ALREADY }, 409);
      case "not downloaded":
        return refuse({ form: "Please download the file first. Then tell us how it works for you." }, 409);
      case "ended":
        return refuse({ form: "This purchase isn’t active, so we couldn’t save your review." }, 409);
      default:
        return null;
    }
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "a review could not be stored");
    return refuse({ form: FAILED }, 503);
  }
}
