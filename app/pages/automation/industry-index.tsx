import { MoreLink } from "#app/ui/more-link.tsx";
import type { TradeGroup } from "#content/industries/trade-groups";
import type { Trade } from "#content/industries/trades";

const colors = ["border-leaf", "border-sun", "border-palm dark:border-palm-rule", "border-pink", "border-frond"];

export function GroupedTradeIndex({ groups }: { groups: readonly TradeGroup[] }) {
  return (
    <nav aria-label="Industries" className="trade-index">
      <ul className="index">
        {groups.map(({ title, trades }, index) => (
          <li key={title} className={`border-t-6 pt-3 ${colors[index]}`}>
            <p className="text-small font-semibold text-ink-2">{title}</p>
            <ul className="index-names">{trades.map(renderEntry)}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AlphabeticalTradeIndex({ trades }: { trades: readonly Trade[] }) {
  return (
    <nav aria-label="Industries" className="trade-index">
      <ul className="index-alphabetical">{trades.map(renderEntry)}</ul>
    </nav>
  );
}

/** Links to the page that lists the same industries in another order. */
export function OtherOrder({ to, children }: { to: string; children: string }) {
  return (
    <p className="other-order">
      <MoreLink href={to}>{children}</MoreLink>
    </p>
  );
}

function renderEntry({ id, name }: Trade) {
  return (
    <li key={id}>
      <a href={`#${id}`} className="index-link">
        {name}
      </a>
    </li>
  );
}
