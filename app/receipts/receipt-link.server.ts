import { paths } from "../paths";
import { sign, verifySignature } from "../server/secrets.server";
import type { Services } from "../server/services.server";

/** One purpose is enough for numbers and ids of events, because no number is an id. */
const PURPOSE = "receipt";

type Signing = Pick<Services, "secrets">;

export const createReceiptQuery = ({ secrets }: Signing, number: string): string =>
  `${new URLSearchParams({ key: sign(secrets.session, PURPOSE, number) })}`;

export const createReceiptUrl = (services: Signing, number: string): string =>
  `${paths.receipt(number)}?${createReceiptQuery(services, number)}`;

/** For emails, which are written before the payment is booked and has a number: it leads on to the page. */
export const createReceiptLink = (services: Pick<Services, "secrets" | "linkOrigin">, eventId: string): string =>
  `${services.linkOrigin}${paths.receiptOf(eventId)}?${createReceiptQuery(services, eventId)}`;

export const isReceiptKey = ({ secrets }: Signing, text: string, key: string): boolean =>
  verifySignature(secrets.session, PURPOSE, text, key);
