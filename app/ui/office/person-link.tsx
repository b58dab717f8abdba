import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { useMayOpen } from "./office-link";

/** Opens what is kept about an address, for those who may see all of it. Books keep records without an address. */
export function PersonLink({ email }: { email: string | undefined }) {
  const mayOpen = useMayOpen();
  if (!email || !mayOpen(paths.adminPersonalData)) return null;
  return (
    <Link to={`${paths.adminPersonalData}?${new URLSearchParams({ email })}`} className="touch-link">
      Everything about this person
    </Link>
  );
}
