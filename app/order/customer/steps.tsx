import type { OrderStep } from "./order-steps";

export function OrderSteps({ steps }: { steps: OrderStep[] }) {
  if (steps.length === 0) return <div className="border-b-2 border-ink" />;
  return (
    <section className="order-steps-band" aria-label="Where your order is">
      <div className="wrap">
        <ol className={`order-steps ${steps.length === 2 ? "order-steps-two" : ""}`}>
          {steps.map(({ name, state, note }) => (
            <li key={name} className={`order-step-${state}`} aria-current={state === "now" ? "step" : undefined}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
