import type { z } from "zod";
import { SAMPLE_ORIGIN } from "#app/site";
import type { EmailPayment, emailOrder } from "./email-order.server";

export const sampleOrder: z.input<typeof emailOrder> = {
  submissionId: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
  email: "dana@studio.example",
  phone: "407-555-0134",
  businessName: "Whitfield Studio",
  option: "starter",
  requirements: "Flyers: grand opening on the 14th, doors at 10.\nSocial posts: the new menu, one dish each.",
  breakdown: { flyers: 3, social_posts: 5, social_stories: 2 },
  priceCents: 19_900,
  payUrl: "https://pay.example/starter?client_reference_id=SUB-7K2M9QXA",
  roomUrl: `${SAMPLE_ORIGIN}/orders/SUB-7K2M9QXA?key=sample`,
  readyDay: "Monday, November 30 (Eastern Time)",
  photos: [{ name: "storefront.jpg", size: 2_400_000, url: `${SAMPLE_ORIGIN}/uploads/storefront` }],
  balance: { number: "SUB-7K2M9QXA", visuals: 25, left: 15 },
  origin: SAMPLE_ORIGIN,
};

export const samplePayment: EmailPayment = { eventId: "evt_sample", amountCents: 9900, currency: "usd" };
