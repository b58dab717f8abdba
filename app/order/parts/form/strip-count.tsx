import type { OrderField, OrderInput } from "#app/order/model/form-state";
import { findPackage, type Packages } from "#app/order/model/packages";
import { describeSplitInOneLine, getSplitState } from "#app/order/model/split-state";
import { usePackages } from "#app/packages/use-packages";
import { firstControls } from "./order-problems";
import { TextForOption } from "./text-for-option";

/** Without the package, which the button names. */
const nextSteps: Partial<Record<OrderField, string>> = {
  split: "Pick your visuals",
  requirements: "Add the details",
  fullName: "Add your name",
  email: "Add your email",
};

interface StripCountProps {
  input: OrderInput;
  live: boolean;
  priceOf: (option: string) => string;
  missing: OrderField | undefined;
}

/** Hidden from screen readers, because count and price repeat the text above while that is out of sight. */
export function StripCount({ input, live, priceOf, missing }: StripCountProps) {
  const packages = usePackages();
  const state = getSplitState(packages, input.option, input.split);
  const shown = describeSplitInOneLine(state);
  const progress = (option: string) => (option === input.option ? shown : describePackageSize(packages, option));
  const next = missing && nextSteps[missing];
  return (
    <p className={`order-strip-count order-strip-${state.kind} ${next ? "" : "for-packages"}`}>
      <b className="for-packages" aria-hidden="true">
        <TextForOption chosen={input.option} live={live} textFor={progress} />
      </b>{" "}
      {next ? (
        <a href={`#${firstControls[missing]}`}>{next}</a>
      ) : (
        <span aria-hidden="true">
          <TextForOption chosen={input.option} live={live} textFor={priceOf} />
        </span>
      )}
    </p>
  );
}

export function describePackageSize(packages: Packages, option: string): string {
  return `${findPackage(packages, option)?.visuals ?? 0} to choose`;
}
