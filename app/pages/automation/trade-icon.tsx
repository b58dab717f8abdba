import sprite from "./trades.svg?url";

export function TradeIcon({ id }: { id: string }) {
  return (
    <svg className="trade-icon" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
