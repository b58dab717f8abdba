import type { RowLabel as Label } from "#app/texts/articles/article-parts";

export function RowLabel({ time, text, isMessage }: Label) {
  return (
    <>
      {time ? <span className="row-time">{time}</span> : null}{" "}
      <span className={isMessage ? "row-message" : "row-event"}>{text}</span>
    </>
  );
}
