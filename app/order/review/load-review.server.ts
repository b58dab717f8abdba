import { firstName } from "#app/server/email/layout.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { findReview } from "./store-review.server";

export async function loadReview(
  services: Pick<Services, "db">,
  order: Pick<Row<"formSubmissions">, "id" | "fullName">,
) {
  const review = await findReview(services, order.id);
  if (!review) return { isWritten: false, isPublished: false, stars: "", text: "", name: firstName(order.fullName) };
  const { stars, text, name, state } = review;
  return { isWritten: true, isPublished: state === "published", stars: String(stars), text, name };
}

export type CustomerPageReview = Awaited<ReturnType<typeof loadReview>>;
