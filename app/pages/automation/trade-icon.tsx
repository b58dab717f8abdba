import sprite from "./trades.svg?url";

/** A trade's sign, out of one sprite for all twenty. Two papers: the text's own color of `.trade-icon`, and a bright one. */
export function TradeIcon({ id }: { id: string }) {
  return (
    <svg className="trade-icon" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
