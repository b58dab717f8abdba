import { Link, type LinkProps, useRouteLoaderData } from "@remix-run/react";
import { mayOpen, type OfficeUser } from "#app/office-rights";
import { findScreen } from "#app/office-screens";
import { useIsHidden } from "../use-site";

/** Whether the signed-in user may open the screen at an address. */
export function useMayOpen(): (address: string) => boolean {
  const user = useRouteLoaderData<OfficeUser>("admin/frame");
  const isHidden = useIsHidden();
  return (address) => user !== undefined && mayOpen(user, findScreen(address)?.group ?? "admins") && !isHidden(address);
}

/** A link to a record of another screen: plain text for those who may not open it. */
export function OfficeLink({ to, children, ...props }: LinkProps & { to: string }) {
  return useMayOpen()(to) ? (
    <Link to={to} {...props}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
