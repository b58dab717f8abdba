import { useRouteLoaderData } from "@remix-run/react";
import { isHidden } from "#app/switchable-pages";

/** Whether an address belongs to a page that the office has switched off. */
export function useIsHidden(): (address: string) => boolean {
  const hidden = useRouteLoaderData<{ hidden?: string[] }>("root")?.hidden ?? [];
  return (address) => isHidden(hidden, address);
}
