import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { formatZonedMoment } from "#app/server/time/business-time.server";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";
import { listThread } from "./list-thread.server";

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId">;

/** Customers see the name of the agency instead of the names of team members. */
export async function loadCustomerPageThread(context: RequestContext, order: Order, before: string | null) {
  const { name: team } = await context.settings.read(business);
  const { messages, ...thread } = await listThread(context, order.id, before);
  return {
    ...thread,
    messages: messages.map(({ id, sender, text, createdAt, photos }) => ({
      id,
      author: sender === "team" ? team : "You",
      at: formatZonedMoment(createdAt, context.env.BUSINESS_TIMEZONE),
      text,
      isOwn: sender === "customer",
      photos: photos.map((photo) => toCustomerPagePhoto(order, photo)),
    })),
  };
}

export function toCustomerPagePhoto(
  { submissionId }: Pick<Order, "submissionId">,
  { id, name }: { id: string; name: string },
) {
  return { id, name, href: paths.file("photo", id), preview: paths.orderPreview(submissionId, id) };
}
