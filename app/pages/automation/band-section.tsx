import { BladeFan } from "../../ui/blade-fan";
import type { Band } from "./bands";
import { TradeCard } from "./trade-card";
import { trades } from "./trades";

/** Four trades on one paper. The fan beside them shows which fifth of the twenty they are. */
export function BandSection({ band, index }: { band: Band; index: number }) {
  const first = index * band.trades.length;
  const blades = trades.map((_, blade) =>
    blade >= first && blade < first + band.trades.length ? "fan-here" : "fan-there",
  );
  return (
    <section className={`band ${band.stock}`} aria-labelledby={`band-${index}`}>
      <div className="wrap band-room">
        <header>
          <h2 id={`band-${index}`} className="text-1">
            {band.title}
          </h2>
          <p className="mt-4 max-w-[26ch] text-(--soft)">{band.line}</p>
          <BladeFan blades={blades} hub={0} className="band-fan" />
        </header>
        <div className="trades">
          {band.trades.map((trade) => (
            <TradeCard key={trade.id} trade={trade} />
          ))}
        </div>
      </div>
    </section>
  );
}
