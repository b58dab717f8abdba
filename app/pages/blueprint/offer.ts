/** The flash sale (specification section 9); prices in dollars. */
export const offer = { price: 19, original: 97, copiesLeft: 47, daysToReturn: 30 } as const;

export const notConnected = "The payment integration is not connected. Nothing was charged.";

/** Only with the buyer's consent to print it. */
export interface Testimonial {
  changed: string;
  name: string;
  trade: string;
}

/** At most three. Empty until a real buyer has written (docs/decisions.md). */
export const testimonials: Testimonial[] = [];
