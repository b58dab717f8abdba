import type { RequestContext } from "../server/http/context.server";
import type { ReviewRows } from "../server/records/review-rows";
import type { Services } from "../server/services.server";
import { formatDay, formatIsoDate } from "../server/time/business-time.server";

export function describeReviews({ env }: Pick<Services, "env">, { newest, count, stars }: ReviewRows) {
  if (newest.length === 0) return null;
  return {
    count,
    average: Math.round((stars / count) * 10) / 10,
    newest: newest.map(({ createdAt, ...review }) => ({
      ...review,
      on: formatDay(createdAt, env.BUSINESS_TIMEZONE),
      isoDay: formatIsoDate(createdAt, env.BUSINESS_TIMEZONE),
    })),
  };
}

/** `kind`: a key of `Feature.publishedReviews`. Without the database there are no reviews, and no page is cached. */
export async function loadReviews(context: RequestContext, kind: string, max: number) {
  try {
    const rows = await context.features.publishedReviews[kind]?.(max);
    return { reviews: rows ? describeReviews(context, rows) : null, cacheControl: "public, s-maxage=300" };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "reviews not loaded");
    return { reviews: null, cacheControl: "no-store" };
  }
}
