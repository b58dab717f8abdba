import { paths } from "#app/paths";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";

const booking = { href: paths.bookConsultation, "data-booking": "" };

/** A Schedule or Book button: a link to the booking page, which the page's script turns into the dialog. */
export function BookButton({ children, variant }: { children: string; variant?: "secondary" }) {
  return (
    <ButtonLink variant={variant} {...booking}>
      {children}
    </ButtonLink>
  );
}

/** The same as a line of text. */
export function BookTextLink({ children }: { children: string }) {
  return <MoreLink {...booking}>{children}</MoreLink>;
}
