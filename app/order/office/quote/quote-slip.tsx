import type { PackageChoice } from "#app/order/quote/load-quote-form.server";
import {
  getPackageCents,
  isEmptyLine,
  parseDeposit,
  type QuoteValues,
  sumLine,
  termFields,
} from "#app/order/quote/quote-form";
import { formatMoney } from "#app/server/text/money";
import { formatCalendarDay } from "#app/server/time/formatters";
import { isDay } from "#app/server/time/is-day";

interface QuoteSlipProps {
  typed: Pick<QuoteValues, "texts" | "lines">;
  total: number;
  bought: PackageChoice | undefined;
  currency: string;
}

/** What the customer will read, from what is typed so far. */
export function QuoteSlip({ typed: { texts, lines }, total, bought, currency }: QuoteSlipProps) {
  const show = (cents: number) => formatMoney(cents, currency);
  const deposit = parseDeposit(texts[termFields.deposit.name] ?? "", total, currency) ?? 0;
  const isInParts = deposit > 0 && deposit < total;
  const validUntil = texts[termFields.validUntil.name] ?? "";
  const typedLines = lines.filter((line) => !isEmptyLine(line));
  const hasPrice = bought !== undefined || typedLines.length > 0;
  return (
    <aside
      className={`border-t-3 ${hasPrice ? "border-ink bg-canary dark:border-palm-ink" : "border-sun bg-paper"} max-xl:mt-5 px-3 pt-4 pb-5 sm:px-5 xl:sticky xl:top-5`}
      aria-labelledby="slip-title"
    >
      <h2 id="slip-title">Preview</h2>
      {hasPrice ? (
        <dl className="mt-3">
          {bought ? <Line name={bought.name} amount={show(getPackageCents(texts, currency, bought.cents))} /> : null}
          {typedLines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
              key={index}
              name={`${line.quantity || "0"} × ${line.name || "No description yet"}`}
              amount={show(sumLine(line, currency))}
            />
          ))}
          <Line name="Total" amount={show(total)} isSum />
          {isInParts ? (
            <>
              <Line name="Deposit to start" amount={show(deposit)} />
              <Line name="Balance, due later" amount={show(total - deposit)} />
            </>
          ) : null}
        </dl>
      ) : (
        <p className="mt-2">Choose a package or fill in a line to see the customer’s price here.</p>
      )}
      {isDay(validUntil) ? (
        <p className="mt-3 text-small text-ink-2">
          Valid until {formatCalendarDay(validUntil, { weekday: "long", month: "long", day: "numeric" })}
        </p>
      ) : null}
    </aside>
  );
}

function Line({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 py-1 ${isSum ? "mt-1 border-t-2 border-ink pt-2 text-[1.0625rem] font-bold" : ""}`.trim()}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="font-bold tabular-nums">{amount}</dd>
    </div>
  );
}
