import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

const PURPOSE = "uploaded photo";

/** The absolute address of a stored photo for those who are told of the order: only with its signature it opens. */
export function photoLink({ linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">, id: string): string {
  return `${linkOrigin}${paths.upload(id)}?key=${sign(secrets.session, PURPOSE, id)}`;
}

/** Whether the key in an address was made for this photo by `photoLink`. */
export function mayOpenPhoto({ secrets }: Pick<Services, "secrets">, id: string, key: string | null): boolean {
  return key !== null && verifySignature(secrets.session, PURPOSE, id, key);
}
