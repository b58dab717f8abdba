import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { EmailTopics } from "#app/server/email/email-topics.server";
import type { Services } from "#app/server/services.server";
import { unpaidEmails } from "../emails/unpaid-emails.server";
import { isUnpaid } from "../model/unpaid";
import { isWaitingForPayment } from "./waiting-orders.server";

const about = z.object({ submissionId: z.string() });

/** The email may wait for days without a mail server, and the order may be paid meanwhile. */
export function createUnpaidEmailTopics({ db }: Services): EmailTopics {
  const { formSubmissions, paymentReminders } = db.tables;
  const matchesOrder = (data: unknown) => eq(formSubmissions.submissionId, about.parse(data).submissionId);
  const isStillUnpaid = async (data: unknown) => {
    const { paymentStatus, orderStatus, deletedAt } = formSubmissions;
    const [order] = await db.read
      .select({ paymentStatus, orderStatus, deletedAt })
      .from(formSubmissions)
      .where(matchesOrder(data));
    return order !== undefined && isUnpaid(order);
  };
  return {
    "order-reminder": {
      ...unpaidEmails["order-reminder"],
      async isWanted(data) {
        const found = await db.read
          .select({ id: formSubmissions.id })
          .from(formSubmissions)
          .leftJoin(paymentReminders, eq(paymentReminders.orderId, formSubmissions.id))
          .where(and(matchesOrder(data), isWaitingForPayment(db), isNull(paymentReminders.stoppedAt)));
        return found.length > 0;
      },
    },
    "payment-link": { ...unpaidEmails["payment-link"], isWanted: isStillUnpaid },
    "order-quote": { ...unpaidEmails["order-quote"], isWanted: isStillUnpaid },
  };
}
