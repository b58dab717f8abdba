/** The flash sale (specification section 9). Dollars. */
export const offer = { price: 19, original: 97, copiesLeft: 47, daysToReturn: 30 } as const;

/** What the button answers while no checkout is configured: as an alert, and on the page without JavaScript. */
export const notConnected = "The payment integration is not connected. Nothing was charged.";

/** What a buyer wrote to us, with their consent to print it. */
export interface Testimonial {
  changed: string;
  name: string;
  trade: string;
}

/** Buyers' cards, at most three. Empty until somebody has written; nothing is ever made up here. */
export const testimonials: Testimonial[] = [];
