import type { HomeSky } from "./load-sky.server";

/** What follow-sky.ts needs, on the hero. */
export const getSkyData = ({ line, since, zone, changes }: HomeSky) => ({
  "data-line": line.join("|"),
  "data-since": since,
  "data-zone": zone,
  "data-changes": changes.join(" "),
});

export function SkyLine({ night: { line, hour } }: { night: HomeSky }) {
  const [before, after] = line;
  return (
    <p className="sky-line">
      {before} <b>{hour}</b> {after}
    </p>
  );
}
