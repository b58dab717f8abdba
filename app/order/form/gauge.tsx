import { Gauge as Wedges } from "../../ui/marks/dial";
import type { SplitState } from "./split-state";

/** One wedge for each visual of the package. Without a package there is nothing to count: the leaf is not cut yet. */
export function SplitGauge({ state }: { state: SplitState }) {
  if (state.holds > 0) return <Wedges total={state.holds} used={state.placed} className="order-gauge" />;
  return (
    <svg className="order-gauge" viewBox="0 0 200 104" aria-hidden="true">
      <path className="stroke-line" fill="none" strokeWidth="60" d="M30 102a70 70 0 0 1 140 0" />
    </svg>
  );
}
