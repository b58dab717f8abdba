import sprite from "./trades.svg?url";

/** One SVG sprite holds all twenty icons. It inherits its two colors from `.trade-icon`. */
export function TradeIcon({ id }: { id: string }) {
  return (
    <svg className="trade-icon" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
