/** Keys of `Feature.trash`, and the kinds of records in the outbox. */
export const PURCHASE_KIND = "purchase";
export const PRODUCT_REVIEW_KIND = "product_review";
