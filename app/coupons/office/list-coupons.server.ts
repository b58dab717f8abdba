import { and, count, desc, inArray } from "drizzle-orm";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { formatDay } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { isCountedUse } from "../find-coupon.server";
import { describeText } from "./coupon-fields";
import { getCouponState } from "./coupon-texts";

const formatCount = (count: number) => count.toLocaleString("en-US");

export async function listCoupons(services: Services, wantedPage: number, now = new Date()) {
  const { db, env } = services;
  const { coupons } = db.tables;
  const { page, pages, offset } = paginate(await db.read.$count(coupons), wantedPage);
  const found = await db.read
    .select()
    .from(coupons)
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(PAGE_SIZE)
    .offset(offset);
  const uses = await countUses(
    { db },
    found.map(({ code }) => code),
    now,
  );
  const rows = found.map((coupon) => {
    const { code, usageLimit, appliesTo, note, isActive } = coupon;
    const used = uses.get(code) ?? 0;
    return {
      code,
      discount: describeDiscount(coupon, getCurrency(services)),
      appliesTo: describeText("applies_to", appliesTo),
      time: describeTime(coupon, env.BUSINESS_TIMEZONE),
      used: usageLimit === null ? formatCount(used) : `${formatCount(used)} of ${formatCount(usageLimit)}`,
      note,
      isActive,
      state: getCouponState(coupon, used, now),
    };
  });
  return { rows, page, pages };
}

export type ListedCoupons = Awaited<ReturnType<typeof listCoupons>>;

async function countUses({ db }: Pick<Services, "db">, codes: string[], now: Date): Promise<Map<string, number>> {
  const { couponUses } = db.tables;
  if (codes.length === 0) return new Map();
  const rows = await db.read
    .select({ code: couponUses.code, uses: count() })
    .from(couponUses)
    .where(and(inArray(couponUses.code, codes), isCountedUse(db, now)))
    .groupBy(couponUses.code);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

export function describeDiscount(
  { percent, amountCents }: Pick<Row<"coupons">, "percent" | "amountCents">,
  currency: string,
): string {
  return percent === null ? `${formatMoney(amountCents ?? 0, currency)} off` : `${percent}% off`;
}

function describeTime({ startsAt, endsAt }: Row<"coupons">, zone: string): string {
  const from = startsAt && formatDay(startsAt, zone);
  const until = endsAt && formatDay(new Date(endsAt.getTime() - 1), zone);
  if (from && until) return `${from} – ${until}`;
  if (from) return `From ${from}`;
  return until ? `Until ${until}` : "Any time";
}
