import { Link, type LinkProps, useRouteLoaderData } from "@remix-run/react";
import { mayOpen, type OfficeUser } from "#app/office-rights";
import { findScreen } from "#app/office-screens";
import { useIsHidden } from "../use-site";

export function useMayOpen(): (address: string) => boolean {
  const user = useRouteLoaderData<OfficeUser>("admin/frame");
  const isHidden = useIsHidden();
  return (address) => user !== undefined && mayOpen(user, findScreen(address)?.group ?? "admins") && !isHidden(address);
}

/** Plain text for users who may not open the screen. */
export function OfficeLink({ to, children, ...props }: LinkProps & { to: string }) {
  return useMayOpen()(to) ? (
    <Link to={to} {...props}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
