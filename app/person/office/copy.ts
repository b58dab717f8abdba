import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { type RequestContext, rejectDataRequest } from "#app/server/http/context.server";
import { CLOSED_POLICY, privateHeaders } from "#app/server/http/security.server";
import { isStorageNotFound } from "#app/server/storage/storage.server";
import { createZip } from "#app/server/storage/zip.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import { formatMinute } from "#app/server/time/business-time.server";
import { collectPerson, describePerson, type PersonFile } from "../collect-person.server";

/** GET /admin/settings/one-person.zip?email=…: everything about an address, as JSON and files. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { userId } = await requireRight(context, request, "admins");
  const email = cleanEmail(new URL(request.url).searchParams.get("email") ?? "");
  if (!isEmailAddress(email)) throw data(null, { status: 404 });
  const { storage, env } = context;
  const { data: json, files: named } = describePerson(context, await collectPerson(context, email));
  const isThere = await Promise.all(named.map((file) => isStored(context, file)));
  const files = named.filter((_, index) => isThere[index]);
  const text = new Blob([json]);
  const { size, body } = createZip([
    { name: "data.json", size: text.size, modified: formatMinute(new Date(), env.BUSINESS_TIMEZONE), open: openBlob },
    ...files.map(({ name, path, size, uploadedAt }) => ({
      name,
      size,
      modified: formatMinute(uploadedAt, env.BUSINESS_TIMEZONE),
      open: async () => (await storage.get(path)).body,
    })),
  ]);
  async function openBlob() {
    return text.stream() as ReadableStream<Uint8Array>;
  }
  context.log.info({ user: userId, files: files.length }, "personal data downloaded");
  const headers = {
    ...privateHeaders,
    "Content-Type": "application/zip",
    "Content-Length": String(size),
    "Content-Disposition": 'attachment; filename="personal-data.zip"',
    "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
  };
  return new Response(body, { headers });
}

// A missing file must not end the archive in the middle.
async function isStored({ storage }: RequestContext, { path, size }: PersonFile): Promise<boolean> {
  try {
    const stored = await storage.get(path);
    await stored.body.cancel();
    return stored.size === size;
  } catch (error) {
    if (isStorageNotFound(error)) return false;
    throw error;
  }
}
