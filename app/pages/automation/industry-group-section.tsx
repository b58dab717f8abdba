import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import type { TradeGroup } from "#content/industries/trade-groups";
import { trades } from "#content/industries/trades";
import { TradeCard } from "./trade-card";

export function TradeGroupSection({ group, index }: { group: TradeGroup; index: number }) {
  const first = index * group.trades.length;
  const blades = trades.map((_, blade) =>
    blade >= first && blade < first + group.trades.length ? "fan-current" : "fan-other",
  );
  return (
    <section className={`trade-group ${group.background}`} aria-labelledby={group.id}>
      <div className="wrap trade-group-inner">
        <header>
          <h2 id={group.id} className="text-1">
            {group.title}
          </h2>
          <p className="mt-2 text-(--soft) md:mt-4 md:max-w-[26ch]">{group.line}</p>
          <BladeFan blades={blades} hub={0} className="trade-group-fan" />
        </header>
        <div className="trades">
          {group.trades.map((trade) => (
            <TradeCard key={trade.id} trade={trade} />
          ))}
        </div>
      </div>
    </section>
  );
}
