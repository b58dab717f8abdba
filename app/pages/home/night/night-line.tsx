import type { HomeNight } from "./load-night.server";

/** What follow-night.ts needs, on the hero. */
export const getNightData = ({ line, since, zone, changes }: HomeNight) => ({
  "data-line": line.join("|"),
  "data-since": since,
  "data-zone": zone,
  "data-changes": changes.join(" "),
});

export function NightLine({ night: { line, hour } }: { night: HomeNight }) {
  const [before, after] = line;
  return (
    <p className="night-line">
      {before} <b>{hour}</b> {after}
    </p>
  );
}
