import { reviewPosts } from "#app/reviews/review-decision";
import { listTexts, type PostWords } from "#app/server/forms/post-words";

export const productPosts: PostWords = {
  save_product: (fields) => ({
    title: "Save a product",
    details: listTexts(fields, "title", "description", "detailed"),
  }),
  restore_product: () => ({ title: "Restore a version of a product", details: [] }),
  end_sale: () => ({ title: "End a discount", details: [] }),
  remove_cover: () => ({ title: "Remove the cover of a product", details: [] }),
  remove_page: () => ({ title: "Remove an inside page of a product", details: [] }),
  describe_page: (fields) => ({
    title: "Describe an inside page of a product",
    details: listTexts(fields, "alt"),
  }),
  page_up: () => ({ title: "Move an inside page up", details: [] }),
  page_down: () => ({ title: "Move an inside page down", details: [] }),
  move_top: () => ({ title: "Move a product to the top", details: [] }),
  move_to: (fields) => ({ title: "Move a product to a position", details: listTexts(fields, "place") }),
  move_below: () => ({ title: "Move a product back", details: [] }),
  move_up: () => ({ title: "Move a product up", details: [] }),
  move_down: () => ({ title: "Move a product down", details: [] }),
};

export const salePosts: PostWords = {
  ...reviewPosts,
  send_download_link: (_, purchase) => ({ title: `Send the download link for ${purchase} again`, details: [] }),
  extend_download: (_, purchase) => ({ title: `Extend ${purchase}`, details: [] }),
  revoke_purchase: (_, purchase) => ({ title: `Revoke ${purchase}`, details: [] }),
  restore_purchase: (_, purchase) => ({ title: `Restore ${purchase}`, details: [] }),
  refund: (fields, purchase) => ({ title: `Refund ${purchase}`, details: listTexts(fields, "amount", "note") }),
  refund_again: (_, purchase) => ({ title: `Try a refund for ${purchase} again`, details: [] }),
  refund_take_back: (_, purchase) => ({ title: `Remove a recorded refund for ${purchase}`, details: [] }),
  release_purchase: (_, purchase) => ({ title: `Release ${purchase}`, details: [] }),
  correct_buyer_email: (fields, purchase) => ({
    title: `Correct the email address for ${purchase}`,
    details: listTexts(fields, "email"),
  }),
};
