import { randomUUID } from "node:crypto";
import { z } from "zod";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { isSameSite, ownOrigins } from "#app/server/http/cross-site.server";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import { type PostWords, wordsOf } from "./post-words";

/** A post without a session, as the sign-in card shows it. */
export interface LostPost {
  words: PostWords;
  /** Carries the post through signing in; null if it could not be kept. */
  token: string | null;
  /** Whether the form had files, which are not kept. */
  files: boolean;
}

/** What a token holds: where the post went, and its fields. */
export interface KeptPost {
  path: string;
  fields: [name: string, value: string][];
}

/** Enough for the longest letter, and little enough for one field of the sign-in form. */
const LONGEST = 64 * 1024;
const VALID_MS = 24 * 3_600_000;
const PURPOSE = "kept post";
/** With this field a script asks for data, but the answer after signing in has to be a page. */
const SCRIPTED = "enhanced";

const OFFICE = /^\/admin(?![^/?])/;

const tokenShape = z.object({
  path: z.string().regex(OFFICE),
  fields: z.array(z.tuple([z.string(), z.string()])),
  at: z.number(),
});

/** Keeps a post to the office that has no session, so that it can be sent after signing in. Null for anything else. */
export async function keepPost(services: Services | RequestContext, request: Request): Promise<LostPost | null> {
  if (request.method !== "POST" || !("incoming" in services)) return null;
  const { incoming, env, secrets } = services;
  const type = incoming.headers["content-type"] ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (!OFFICE.test(path)) return null;
  const form = await receiveForm(services).catch(() => null);
  // Without a session a post may come from anywhere; only posts from our own pages are offered again.
  const ours = form && isSameSite(incoming, ownOrigins(incoming, env), true);
  const fields = ours ? [...form.fields].filter(([name]) => name !== SCRIPTED) : [];
  // The form's id, by which a note that is sent twice is stored once.
  if (fields.some(([name, value]) => name === "intent" && value === "note")) fields.push(["form_id", randomUUID()]);
  const text = JSON.stringify({ path, fields, at: Date.now() });
  const keeps = ours && !form.fieldsTruncated && Buffer.byteLength(text) <= LONGEST;
  const body = Buffer.from(text).toString("base64url");
  return {
    words: keeps ? wordsOf(path, new URLSearchParams(fields)) : wordsOf(path, new URLSearchParams()),
    token: keeps ? `${body}.${sign(secrets.session, PURPOSE, body)}` : null,
    files: type.startsWith("multipart/"),
  };
}

/** The post in a token of `keepPost`, or null if the token was altered, has expired or is not for the back office. */
export function readKeptPost({ secrets }: Services, signed: string, now = Date.now()): KeptPost | null {
  const [body = "", signature = ""] = signed.split(".");
  if (!verifySignature(secrets.session, PURPOSE, body, signature)) return null;
  const token = tokenShape.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (!token.success) return null;
  const { at, ...post } = token.data;
  return now - at > VALID_MS ? null : post;
}
