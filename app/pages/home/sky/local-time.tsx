import type { HomeSky } from "./load-sky.server";

/** Attributes of the hero that update-sky.ts reads. */
export const getSkyData = ({ line, since, zone, changes }: HomeSky) => ({
  "data-before": line[0],
  "data-after": line[1],
  "data-since": since,
  "data-zone": zone,
  "data-changes": changes.join(" "),
});

export function LocalTime({ night: { line, hour } }: { night: HomeSky }) {
  const [before, after] = line;
  return (
    <p className="local-time">
      {before} <b>{hour}</b> {after}
    </p>
  );
}
