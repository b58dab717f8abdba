import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { loadDeliveryState } from "../deliver/current-delivery.server";
import { queueTeamOrderEmail } from "../emails/queue-order-email.server";
import type { CustomerFormResult } from "../model/customer-page-form";
import { NO_MORE_PICTURES } from "../model/customer-page-form";
import { NEWEST_MESSAGE } from "../model/thread-query";
import { PhotosRefused } from "../photos/attach-photos.server";
import { toEmailPhoto } from "../photos/photo-link.server";
import { removePhotos } from "../photos/stored-photos.server";
import { changeOrder } from "../state/change-order.server";
import type { CustomerFormPost } from "./customer-page-post.server";
import { acceptsPhotos, recordMessage } from "./record-message.server";

type Order = Row<"formSubmissions">;

const MESSAGES_PER_HOUR = 20;

export async function receiveMessage(
  context: RequestContext,
  order: Order,
  post: CustomerFormPost,
): Promise<CustomerFormResult | null> {
  const { text, photos } = post;
  if (!text && photos.length === 0) {
    const mayAttach = acceptsPhotos(order, await loadDeliveryState(context, order));
    return post.refuse({ text: mayAttach ? "Please write a message or add a picture." : "Please write a message." });
  }
  const { clientIp, limiter } = context;
  if (
    !(await limiter.allows("order message", order.id, MESSAGES_PER_HOUR)) ||
    !(await limiter.allows("order message", clientIp, MESSAGES_PER_HOUR))
  )
    return post.refuse(
      { form: "You sent a lot of messages in the past hour. Please wait a few minutes and send this one again." },
      429,
    );
  const outcome = await storeMessage(context, order.id, post);
  if (outcome === null) return null;
  if (outcome === "repeated") await removePhotos(context, photos);
  return { notice: "Message Sent", at: NEWEST_MESSAGE };
}

/** @throws PhotosRefused */
function storeMessage(context: RequestContext, orderId: string, { text, photos, createId }: CustomerFormPost) {
  const { linkOrigin } = context;
  return changeOrder(context, orderId, async ({ tx, order }) => {
    const id = createId(orderId);
    const message = { id, kind: "message", sender: "customer", actor: order.fullName, text, photos } as const;
    const attached = await recordMessage(context, tx, orderId, message);
    if (!attached) return "repeated";
    if (photos.length > 0 && !acceptsPhotos(order, await loadDeliveryState(context, order, tx)))
      throw new PhotosRefused(NO_MORE_PICTURES);
    await queueTeamOrderEmail(context, tx, orderId, {
      topic: "order-message",
      dedupeKey: `order-message:${id}`,
      replyTo: order.email,
      data: {
        submissionId: order.submissionId,
        fullName: order.fullName,
        email: order.email,
        text,
        photos: attached.map((photo) => toEmailPhoto(context, photo)),
        ticketUrl: `${linkOrigin}${paths.adminOrder(order.submissionId)}#messages`,
      },
    });
    return "stored";
  });
}
