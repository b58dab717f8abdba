import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";

const booking = { href: paths.bookConsultation, "data-booking": "" };

/** A link to the booking page; with JavaScript it opens the booking dialog instead. */
export function BookButton({ children, variant }: { children: string; variant?: "secondary" }) {
  return (
    <ButtonLink variant={variant} {...booking}>
      {children}
    </ButtonLink>
  );
}

export function BookTextLink({ children }: { children: string }) {
  return <MoreLink {...booking}>{children}</MoreLink>;
}
