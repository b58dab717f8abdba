import type { OrderStep } from "./order-steps";

export function OrderSteps({ steps, zone }: { steps: OrderStep[]; zone: string }) {
  const times = <p className="text-small text-ink-2">All times are {zone}.</p>;
  if (steps.length === 0)
    return (
      <div className="border-t-2 border-ink">
        <div className="wrap pt-3">{times}</div>
      </div>
    );
  return (
    <section className="order-steps-band" aria-label="Where your order is">
      <div className="wrap order-steps-row">
        <ol className={`order-steps ${steps.length === 2 ? "order-steps-two" : ""}`}>
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
        {times}
      </div>
    </section>
  );
}
