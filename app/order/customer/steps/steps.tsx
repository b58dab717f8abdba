import type { OrderStep } from "./order-steps";

export function OrderSteps({ steps }: { steps: OrderStep[] }) {
  if (steps.length === 0) return <div className="border-t-2 border-ink" />;
  return (
    <section className="order-steps-band" aria-label="Where your order is">
      <ol className={`wrap order-steps ${steps.length === 2 ? "order-steps-two" : ""}`}>
        {steps.map(({ name, state, note }) => (
          <li key={name} className={`order-step-${state}`} aria-current={state === "now" ? "step" : undefined}>
            <svg viewBox="0 0 22 30" aria-hidden="true">
              <path d="M1.5 2v26l19-13z" />
            </svg>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
