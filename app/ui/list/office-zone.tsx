import { useRouteLoaderData } from "@remix-run/react";

/** The zone of the times in the office, such as `ET`. */
export function OfficeZone() {
  const zone = useRouteLoaderData<{ zone: string }>("admin/frame")?.zone;
  return zone ? <span className="font-normal"> {zone}</span> : null;
}
