import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import type { AttachedPhoto } from "../form/form-state";

type Needed = Pick<Services, "secrets">;
const PURPOSE = "photo of a form";

/** A stored photo as its visitor's form names it: by its id and our signature. Whoever has this may see, send and remove it. */
export function attachedPhoto(services: Needed, { id, name, size }: StoredUpload): AttachedPhoto {
  return { id: `${id}.${sign(services.secrets.session, PURPOSE, id)}`, name, size };
}

/** The upload's id of what a form says, or null: the bare id, which others may know too, opens nothing. */
export function readPhotoTicket({ secrets }: Needed, ticket: string): string | null {
  const [id = "", signature = ""] = ticket.split(".");
  return verifySignature(secrets.session, PURPOSE, id, signature) ? id : null;
}
