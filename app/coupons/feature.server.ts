import { asc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { listTexts, type PostWords } from "../server/forms/post-words";
import { type CheckedPrice, isPayableStep } from "../server/money/currency";
import type { Services } from "../server/services.server";
import { formatMoney } from "../server/text/money";

export function createCouponsFeature({ db }: Pick<Services, "db">): Feature {
  return {
    name: "coupons",
    posts: { [paths.adminCoupons]: couponPosts },
    prices: { coupons: (currency) => listCouponAmounts(db, currency) },
    grows: {
      coupons: { kept: "until the office deletes it, which it can’t once it is used" },
      couponUses: { kept: "always" },
    },
  };
}

async function listCouponAmounts({ read, tables: { coupons } }: Database, currency: string): Promise<CheckedPrice[]> {
  const found = await read.select().from(coupons).where(eq(coupons.isActive, true)).orderBy(asc(coupons.code));
  return found.flatMap(({ code, amountCents }) => {
    if (amountCents === null) return [];
    const isWrong = !isPayableStep(amountCents, currency);
    return [{ name: `Coupon ${code}`, price: `${formatMoney(amountCents, currency)} off`, isWrong }];
  });
}

const couponPosts: PostWords = {
  create_coupon: (fields) => ({ title: "Create a coupon", details: listTexts(fields, "code", "discount") }),
  save_coupon: (fields) => ({ title: "Save a coupon", details: listTexts(fields, "last_day", "usage_limit", "note") }),
  delete_coupon: () => ({ title: "Delete a coupon", details: [] }),
  stop_coupon: (fields) => ({ title: `Turn off coupon ${fields.get("code") ?? ""}`, details: [] }),
  start_coupon: (fields) => ({ title: `Turn on coupon ${fields.get("code") ?? ""}`, details: [] }),
};
