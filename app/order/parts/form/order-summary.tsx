import type { ReactNode } from "react";
import type { OrderInput } from "#app/order/model/form-state";
import { drawLeaf } from "#app/order/model/leaf";
import { findMissing } from "#app/order/model/order-input";
import {
  type AppliedCoupon,
  FINAL_SALE,
  findOption,
  findPackage,
  getPrice,
  getSubmitLabel,
  type Packages,
  REFUND_UNTIL_START,
} from "#app/order/model/packages";
import {
  describeOver,
  describeSplit,
  getSplitState,
  listSplitCounts,
  type SplitState,
} from "#app/order/model/split-state";
import { question } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { formatMoney } from "#app/server/text/money";
import { Button } from "#app/ui/button.tsx";
import type { FileUploads } from "#app/ui/uploads/file-uploads";
import { useFiles } from "#app/ui/uploads/use-file-uploads";
import { OrderLeaf } from "../leaf";
import { describePackageSize, StripCount } from "./strip-count";
import { TextForOption } from "./text-for-option";
import type { Phase } from "./use-send";

interface OrderSummaryProps {
  input: OrderInput;
  live: boolean;
  phase: Phase;
  uploads: FileUploads;
  sendTo: string;
  coupon: AppliedCoupon | null;
  /** Null for visuals that are paid already. */
  couponField: ReactNode;
}

function busyLabel(phase: Phase, option: string): string | null {
  if (phase === "idle") return null;
  if (phase === "uploading") return "Uploading pictures…";
  return option === question.value ? "Sending your question…" : "Sending your order…";
}

export function OrderSummary({ input, live, phase, uploads, sendTo, coupon, couponField }: OrderSummaryProps) {
  const { option } = input;
  const packages = usePackages();
  const missing = findMissing(packages, input);
  const split = getSplitState(packages, option, input.split);
  const busy = busyLabel(phase, option);
  const priceOf = (value: string) => describePrice(packages, value, coupon);
  const packageName = (value: string) => findOption(packages, value)?.name ?? "Package";
  return (
    <aside className={phase === "leaving" ? "order-slip order-slip-torn" : "order-slip"} aria-label="Your order">
      <div className="order-slip-top notch notch-bottom">
        <h3>Your order</h3>
        <p className="for-packages text-label font-semibold text-ink-2">You’ll get an order number by email</p>
        <SplitProgress input={input} live={live} />
      </div>
      <div className="order-slip-rest">
        <div className="order-slip-body notch notch-top">
          <SplitCounts split={input.split} />
          {coupon ? (
            <dl className="pairs for-packages mb-2">
              <div>
                <dt>Coupon {coupon.code}</dt>
                <dd>
                  <TextForOption
                    chosen={option}
                    live={live}
                    textFor={(value) => describeDiscount(packages, value, coupon)}
                  />
                </dd>
              </div>
            </dl>
          ) : null}
          {packages.length > 0 ? (
            <dl className="order-price">
              <dt>
                <TextForOption chosen={option} live={live} textFor={packageName} />
              </dt>
              <dd>
                <TextForOption chosen={option} live={live} textFor={priceOf} />
              </dd>
            </dl>
          ) : null}
          {couponField}
        </div>
        <div className="order-strip">
          <StripCount {...{ input, live, priceOf }} missing={live ? missing : undefined} />
          <Button
            wide
            formAction={sendTo}
            busy={Boolean(busy)}
            disabled={live && Boolean(missing)}
            aria-describedby="order-hint"
          >
            {busy ?? (
              <TextForOption chosen={option} live={live} textFor={(value) => getSubmitLabel(packages, value, coupon)} />
            )}
          </Button>
        </div>
        <div className="order-slip-foot">
          <FailedPhotos uploads={uploads} />
          <p className="for-packages text-small text-ink-2">{couponField ? REFUND_UNTIL_START : FINAL_SALE}</p>
          <p id="order-hint" className="mt-2 text-small text-balance text-ink-2 empty:hidden">
            {missing
              ? "Please fill in all required fields marked with *"
              : split.kind === "under"
                ? `${split.holds - split.placed} not chosen yet. You can order them later.`
                : null}
          </p>
        </div>
      </div>
    </aside>
  );
}

function FailedPhotos({ uploads }: Pick<OrderSummaryProps, "uploads">) {
  const failed = useFiles(uploads).filter(({ state }) => state === "failed").length;
  if (failed === 0) return null;
  return (
    <p className="mb-3 text-small font-semibold text-err">
      {failed === 1
        ? "One picture didn’t upload. We’ll send the order without it."
        : `${failed} pictures didn’t upload. We’ll send the order without them.`}
    </p>
  );
}

/** Short if there are too many visuals, because the message beside the counts says more. */
const describeProgress = (state: SplitState) =>
  state.kind === "over" ? { strong: describeOver(state), rest: `for ${state.holds}` } : describeSplit(state);

const BLADES_BEFORE_CHOICE = 10;

function SplitProgress({ input, live }: Pick<OrderSummaryProps, "input" | "live">) {
  const packages = usePackages();
  const state = getSplitState(packages, input.option, input.split);
  const { strong, rest } = describeProgress(state);
  const mix = Object.fromEntries(listSplitCounts(input.split).map(({ key, count }) => [key, count]));
  const leaf = drawLeaf({ mix, holds: state.holds || (state.placed > 0 ? 0 : BLADES_BEFORE_CHOICE) });
  const progress = (option: string) => (option === input.option ? strong : describePackageSize(packages, option));
  return (
    <div className="for-packages">
      <OrderLeaf leaf={leaf} hub={62} className="order-leaf" />
      <p role="status" className={`order-placed order-placed-${state.kind}`}>
        <b>
          <TextForOption chosen={input.option} live={live} textFor={progress} />
        </b>{" "}
        <TextForOption chosen={input.option} live={live} textFor={(option) => (option === input.option ? rest : "")} />
      </p>
    </div>
  );
}

function SplitCounts({ split }: { split: Record<string, string> }) {
  const placed = listSplitCounts(split);
  if (placed.length === 0) return null;
  return (
    <dl className="pairs for-packages mb-2">
      {placed.map(({ key, label, count }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      <div className="mt-1.5 border-t border-line-2 font-bold">
        <dt>Total Visuals</dt>
        <dd>{placed.reduce((sum, { count }) => sum + count, 0)}</dd>
      </div>
    </dl>
  );
}

function describePrice(packages: Packages, option: string, coupon: AppliedCoupon | null): string {
  if (option === question.value) return "No payment";
  if (findPackage(packages, option)?.isPrepaid) return "Prepaid";
  const price = getPrice(packages, option, coupon);
  if (price) return formatMoney(price.cents, price.currency);
  const [first] = packages;
  return first && !option ? `from ${formatMoney(Math.min(...packages.map(({ cents }) => cents)), first.currency)}` : "";
}

function describeDiscount(packages: Packages, option: string, coupon: AppliedCoupon): string {
  const price = getPrice(packages, option, coupon);
  return price ? `−${formatMoney(price.discountCents, price.currency)}` : "";
}
