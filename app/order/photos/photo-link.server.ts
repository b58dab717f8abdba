import { paths } from "#app/paths";
import { isSigned, sign } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

const PURPOSE = "uploaded photo";

/** A signed, absolute URL for the people who are notified of the order. */
export function photoLink({ origin, secrets }: Pick<Services, "origin" | "secrets">, id: string): string {
  return `${origin}${paths.upload(id)}?key=${sign(secrets.session, PURPOSE, id)}`;
}

/** @param key from a URL made by `photoLink` */
export function mayOpenPhoto({ secrets }: Pick<Services, "secrets">, id: string, key: string | null): boolean {
  return key !== null && isSigned(secrets.session, PURPOSE, id, key);
}
