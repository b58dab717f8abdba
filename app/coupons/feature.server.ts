import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { listTexts, type PostWords } from "../server/forms/post-words";

export function createCouponsFeature(): Feature {
  return {
    name: "coupons",
    posts: { [paths.adminCoupons]: couponPosts },
    grows: {
      coupons: { kept: "until the office deletes it, which it can’t once it is used" },
      couponUses: { kept: "always" },
    },
  };
}

const couponPosts: PostWords = {
  create_coupon: (fields) => ({ title: "Create a coupon", details: listTexts(fields, "code", "discount") }),
  save_coupon: (fields) => ({ title: "Save a coupon", details: listTexts(fields, "last_day", "usage_limit", "note") }),
  delete_coupon: () => ({ title: "Delete a coupon", details: [] }),
  stop_coupon: (fields) => ({ title: `Switch off coupon ${fields.get("code") ?? ""}`, details: [] }),
  start_coupon: (fields) => ({ title: `Switch on coupon ${fields.get("code") ?? ""}`, details: [] }),
};
