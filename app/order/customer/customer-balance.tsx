import { Gauge } from "#app/ui/marks/gauge.tsx";
import type { CustomerBalance as Balance } from "./load-balance.server";

export function CustomerBalance({ balance }: { balance: Balance }) {
  const { isFirst, visuals, left, text, why, orderUrl, orders } = balance;
  return (
    <section className="border-b-2 border-ink" aria-labelledby="balance">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-5 py-8 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Gauge total={visuals} used={visuals - left} className="w-36 max-sm:w-28" />
        <div>
          <h2 id="balance" className="text-3">
            {text}
          </h2>
          <p className="mt-1 max-w-[50ch]">
            {isFirst
              ? (why ?? "They’re paid for, and they don’t expire. Order them when you need them.")
              : "This order uses visuals from a package you already paid for, so there’s nothing to pay."}
          </p>
          {orders.length > 0 ? (
            <ul className="mt-3">
              {orders.map(({ number, about, href }) => (
                <li key={number}>
                  {href ? (
                    <a className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11" href={href}>
                      Order {number}
                    </a>
                  ) : (
                    `Order ${number}`
                  )}
                  {about ? `, ${about}` : null}
                </li>
              ))}
            </ul>
          ) : null}
          {orderUrl ? (
            <a className="mt-3 inline-flex min-h-11 items-center font-bold" href={orderUrl}>
              Order your next visuals
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
