import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { useMayOpen } from "./office-link";

/** Opens everything that is stored about a person. A record that had to be kept after erasure has no address. */
export function PersonLink({ email }: { email: string | undefined }) {
  const mayOpen = useMayOpen();
  if (!email || !mayOpen(paths.adminPersonalData)) return null;
  return (
    <Link to={`${paths.adminPersonalData}?${new URLSearchParams({ email })}`} className="touch-link">
      Everything about this person
    </Link>
  );
}
