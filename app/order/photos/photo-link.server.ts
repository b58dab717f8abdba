import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

const PURPOSE = "uploaded photo";

/** A signed, absolute URL for the people who are notified of the order. */
export function photoLink({ linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">, id: string): string {
  return `${linkOrigin}${paths.upload(id)}?key=${sign(secrets.session, PURPOSE, id)}`;
}

/** @param key from a URL made by `photoLink` */
export function mayOpenPhoto({ secrets }: Pick<Services, "secrets">, id: string, key: string | null): boolean {
  return key !== null && verifySignature(secrets.session, PURPOSE, id, key);
}
