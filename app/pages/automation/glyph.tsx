import sprite from "./trades.svg?url";

/** A trade's sign, out of one sprite for all twenty. Two papers: the text's own color of `.glyph`, and a bright one. */
export function Glyph({ id }: { id: string }) {
  return (
    <svg className="glyph" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
