import type { Stop } from "./describe-stops";

export function RoomStops({ stops }: { stops: Stop[] }) {
  if (stops.length === 0) return <div className="border-b-2 border-ink" />;
  return (
    <section className="room-line" aria-label="Where your order is">
      <div className="wrap">
        <ol className={`room-stops ${stops.length === 2 ? "room-stops-two" : ""}`}>
          {stops.map(({ name, state, note }) => (
            <li key={name} className={`room-stop-${state}`} aria-current={state === "now" ? "step" : undefined}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
