import { eq } from "drizzle-orm";
import { z } from "zod";
import type { MailTopics } from "#app/server/mail/mail-topics.server";
import type { Services } from "#app/server/services.server";
import { isUnpaid } from "../payment/unpaid";
import { unpaidMails } from "./unpaid-mails.server";

const about = z.object({ submissionId: z.string() });

/** Such a mail may wait for days until the mail server answers, and the order may be paid meanwhile. */
export function createUnpaidMailTopics(services: Services): MailTopics {
  const findState = async (data: unknown) => {
    const { formSubmissions, paymentReminders } = services.db.tables;
    const { paymentStatus, orderStatus, deletedAt } = formSubmissions;
    const [order] = await services.db.read
      .select({ paymentStatus, orderStatus, deletedAt, stoppedAt: paymentReminders.stoppedAt })
      .from(formSubmissions)
      .leftJoin(paymentReminders, eq(paymentReminders.orderId, formSubmissions.id))
      .where(eq(formSubmissions.submissionId, about.parse(data).submissionId));
    return order && isUnpaid(order) ? order : null;
  };
  return {
    "order-reminder": {
      ...unpaidMails["order-reminder"],
      async isWanted(data) {
        const order = await findState(data);
        return order?.orderStatus === "pending_payment" && order.stoppedAt === null;
      },
    },
    "payment-link": {
      ...unpaidMails["payment-link"],
      isWanted: async (data) => (await findState(data)) !== null,
    },
  };
}
