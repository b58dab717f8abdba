import { ButtonLink } from "#app/ui/button.tsx";
import { Gauge } from "#app/ui/marks/gauge.tsx";
import type { CustomerBalance as Balance } from "./load-balance.server";

export function CustomerBalance({ balance, className }: { balance: Balance; className: string }) {
  const { isFirst, visuals, left, text, why, orderUrl, orders } = balance;
  return (
    <section className={className} aria-labelledby="balance">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,1fr)_auto]">
        <Gauge total={visuals} filled={left} className="w-36 max-sm:w-28 lg:w-24" />
        <div>
          <h2 id="balance" className="text-3">
            {text}
          </h2>
          <p className="mt-1 max-w-[60ch] text-balance">
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
        </div>
        {orderUrl ? (
          <p className="sm:col-start-2 lg:col-start-3">
            <ButtonLink variant="secondary" href={orderUrl}>
              Order your next visuals
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
