import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

const PURPOSE = "booking";
type Signing = Pick<Services, "secrets">;

export const createBookingKey = ({ secrets }: Signing, reference: string) => sign(secrets.session, PURPOSE, reference);

/** The absolute address of a booking's page, with the key that opens it. Only the visitor who booked may get it. */
export function createBookingLink(
  services: Pick<Services, "linkOrigin" | "secrets">,
  { reference }: Pick<Row<"bookings">, "reference">,
): string {
  return `${services.linkOrigin}${paths.booking(reference)}?key=${createBookingKey(services, reference)}`;
}

export function isBookingKey({ secrets }: Signing, reference: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, reference, key);
}
