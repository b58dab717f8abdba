import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { fields, type OrderProblem } from "#app/order/model/form-state";
import type { AppliedCoupon } from "#app/order/model/packages";
import { paths } from "#app/paths";
import type { SendResult } from "./send-order";

export interface CouponState {
  /** Null if another code is in the field. */
  applied: AppliedCoupon | null;
  problem: OrderProblem | null;
  isBusy: boolean;
  apply: () => void;
  hideProblem: () => void;
}

/** Fetches the discount of the typed code without sending the order. */
export function useCoupon(initial: AppliedCoupon | null, typed: string): CouponState {
  const fetcher = useFetcher<SendResult>({ key: "coupon" });
  const [coupon, setCoupon] = useState(initial);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const answered = useRef(fetcher.data);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || answer === answered.current || answer.ok) return;
    answered.current = answer;
    setCoupon(answer.coupon);
    setProblem(answer.problems[0] ?? null);
  }, [fetcher.data]);
  const code = typed.trim().toUpperCase();
  return {
    applied: coupon?.code === code ? coupon : null,
    problem,
    isBusy: fetcher.state !== "idle",
    apply: () =>
      fetcher.submit(
        { [fields.applyCoupon]: "1", [fields.coupon]: typed },
        { method: "post", action: paths.visualDesign, encType: "multipart/form-data" },
      ),
    hideProblem: useCallback(() => setProblem(null), []),
  };
}
