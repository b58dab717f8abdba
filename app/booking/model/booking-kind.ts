/** The key in `Feature.trash` and in the outbox. */
export const BOOKING_KIND = "booking";

export const CANCEL_FIRST = "This meeting is still coming up. Cancel it first, then you can delete it.";
