import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { AttachedPhoto } from "../model/form-state";
import type { StoredPhoto } from "./stored-photos.server";

type Secrets = Pick<Services, "secrets">;
const PURPOSE = "photo of a form";

/** Whoever has the signed token may see, send and remove the photo. */
export function toAttachedPhoto(services: Secrets, { id, name, size }: StoredPhoto): AttachedPhoto {
  return { id: `${id}.${sign(services.secrets.session, PURPOSE, id)}`, name, size };
}

export function readPhotoToken({ secrets }: Secrets, token: string): string | null {
  const [id = "", signature = ""] = token.split(".");
  return verifySignature(secrets.session, PURPOSE, id, signature) ? id : null;
}
