import type { SplitState } from "#app/order/model/split-state";
import { Gauge } from "#app/ui/marks/dial.tsx";

export function SplitGauge({ state }: { state: SplitState }) {
  if (state.holds > 0) return <Gauge total={state.holds} used={state.placed} className="order-gauge" />;
  return (
    <svg className="order-gauge" viewBox="0 0 200 104" aria-hidden="true">
      <path className="stroke-line" fill="none" strokeWidth="60" d="M30 102a70 70 0 0 1 140 0" />
    </svg>
  );
}
