import { paths } from "#app/paths";
import { createLinkKeys } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

const keys = createLinkKeys("booking");
type Signing = Pick<Services, "secrets">;

export const createBookingKey = (services: Signing, reference: string) => keys.create(services, reference);

/** An absolute address with the key that opens the page. Only for the visitor who booked. */
export function createBookingLink(
  services: Pick<Services, "linkOrigin" | "secrets">,
  { reference }: Pick<Row<"bookings">, "reference">,
): string {
  return `${services.linkOrigin}${paths.booking(reference)}?key=${createBookingKey(services, reference)}`;
}

export const isBookingKey = (services: Signing, reference: string, key: string): boolean =>
  keys.isValid(services, key, reference);
