import { expect, test } from "vitest";
import { emailOrder } from "#app/order/emails/email-order.server";
import { writeOrderCustomerEmail, writeOrderTeamEmail } from "#app/order/emails/order-emails.server";
import { sampleOrder } from "#app/order/emails/sample-order.server";
import { type EmailContent, finishEmail } from "#app/server/email/email-topics.server";
import { business } from "#app/site";

const finish = (email: EmailContent) => finishEmail(email, business.defaults);

const reduced = { priceCents: 14_925, discountCents: 4975, couponCode: "FALL-25" };

test("emails show the discount of a coupon and the amount due", () => {
  const order = emailOrder.parse({ ...sampleOrder, ...reduced });
  for (const { html, text } of [finish(writeOrderCustomerEmail(order)), finish(writeOrderTeamEmail(order))])
    for (const part of ["$199", "Coupon FALL-25", "−$49.75", "Price with coupon", "$149.25"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  expect(finish(writeOrderCustomerEmail(order)).text).toContain("Pay $149.25");
});
