import { and, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { StoredFile } from "#app/server/http/stored-file.server";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

const PURPOSE = "uploaded photo";

export function photoLink({ linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">, id: string): string {
  return `${linkOrigin}${paths.upload(id)}?key=${sign(secrets.session, PURPOSE, id)}`;
}

export async function findLinkedPhoto(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  request: Request,
  id: string,
): Promise<StoredFile | null> {
  const key = new URL(request.url).searchParams.get("key");
  if (key === null || !verifySignature(secrets.session, PURPOSE, id, key)) return null;
  const { uploads } = db.tables;
  const { path, name, type, size } = uploads;
  const [photo] = await db.read
    .select({ path, name, type, size })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.state, "stored")));
  return photo ? { ...photo, disposition: "inline", cacheControl: "private, max-age=3600, immutable" } : null;
}
