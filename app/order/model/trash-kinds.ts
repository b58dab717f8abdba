/** Keys of `Feature.trash`. */
export const ORDER_KIND = "order";
export const ORDER_REVIEW_KIND = "order_review";
