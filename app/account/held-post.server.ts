import { randomUUID } from "node:crypto";
import { z } from "zod";
import { receiveForm } from "../server/forms/form.server";
import type { PostDescription } from "../server/forms/post-words";
import type { RequestContext } from "../server/http/context.server";
import { isSameSite, ownOrigins } from "../server/http/cross-site.server";
import { sign, verifySignature } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { describePost } from "./describe-post";

export interface UnsavedPost {
  description: PostDescription;
  /** Holds the form's content until the user has signed in. Null if it is too large or has a secret. */
  token: string | null;
  files: boolean;
}

export interface HeldPost {
  path: string;
  fields: [name: string, value: string][];
}

const MAX_BYTES = 64 * 1024;
const VALID_MS = 24 * 3_600_000;
const PURPOSE = "kept post";
// Scripts add this field to get JSON, but the response after signing in has to be a page.
const SCRIPT_FIELD = "enhanced";
const SECRET_FIELDS = ["password", "new_password", "factor_password", "codes_password", "code", "setup"];

const OFFICE = /^\/admin(?![^/?])/;

const tokenShape = z.object({
  path: z.string().regex(OFFICE),
  fields: z.array(z.tuple([z.string(), z.string()])),
  at: z.number(),
});

export async function holdPost(services: Services | RequestContext, request: Request): Promise<UnsavedPost | null> {
  if (request.method !== "POST" || !("incoming" in services)) return null;
  const { incoming, env, secrets } = services;
  const type = incoming.headers["content-type"] ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (!OFFICE.test(path)) return null;
  const form = await receiveForm(services, { reportsTruncation: true }).catch(() => null);
  // Without a session, the cross-site check has not run yet.
  const ours = form && isSameSite(incoming, ownOrigins(incoming, env), true);
  const fields = ours ? [...form.fields].filter(([name]) => name !== SCRIPT_FIELD) : [];
  // Keeps a note that is sent twice from being stored twice.
  if (fields.some(([name, value]) => name === "intent" && value === "note")) fields.push(["form_id", randomUUID()]);
  // The page would contain the secret.
  const hasSecret = fields.some(([name]) => SECRET_FIELDS.includes(name));
  const text = JSON.stringify({ path, fields, at: Date.now() });
  const fits = ours && !hasSecret && !form.fieldsTruncated && Buffer.byteLength(text) <= MAX_BYTES;
  const body = Buffer.from(text).toString("base64url");
  return {
    description: describePost(services.features.posts, path, new URLSearchParams(fits ? fields : [])),
    token: fits ? `${body}.${sign(secrets.session, PURPOSE, body)}` : null,
    files: type.startsWith("multipart/"),
  };
}

export function readHeldPost({ secrets }: Services, signed: string, now = Date.now()): HeldPost | null {
  const [body = "", signature = ""] = signed.split(".");
  if (!verifySignature(secrets.session, PURPOSE, body, signature)) return null;
  const token = tokenShape.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (!token.success) return null;
  const { at, ...post } = token.data;
  return now - at > VALID_MS ? null : post;
}
