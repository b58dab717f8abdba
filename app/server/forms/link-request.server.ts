import type { RequestContext } from "../http/context.server";
import { checkQueue } from "../outbox/outbox.server";
import { cleanEmail, isEmailAddress } from "../text/clean-text";

const REQUESTS_PER_HOUR = 20;
const EMAILS_PER_HOUR = 3;

export interface LinkProblem {
  email: string;
  error: string;
  status: number;
}

interface LinkRequest<Found extends { id: string }> {
  name: string;
  email: string;
  maxLength: number;
  errors: { missing: string; invalid: string };
  /** Must do the same work whether or not the address has a record. */
  find(email: string): Promise<Found | null>;
  send(found: Found): Promise<void>;
}

export const LOOKUP_FAILED = "We couldn’t look that up just now. Please try again in a minute.";

/** Null on success even without a record: the answer must not tell whose address this is. Rethrows responses. */
export async function receiveLinkRequest<Found extends { id: string }>(
  context: RequestContext,
  request: LinkRequest<Found>,
): Promise<LinkProblem | null> {
  const { name, maxLength, errors } = request;
  const { limiter, clientIp, log, requestId: id } = context;
  const email = cleanEmail(request.email);
  if (!email) return { email, error: errors.missing, status: 400 };
  if (email.length > maxLength || !isEmailAddress(email)) return { email, error: errors.invalid, status: 400 };
  if (!(await limiter.allows(name, clientIp, REQUESTS_PER_HOUR))) {
    const error =
      "We got a lot of link requests from your network in the past hour. Please wait a few minutes and try again.";
    return { email, error, status: 429 };
  }
  try {
    const found = await request.find(email);
    await checkQueue(context.db);
    // The limit is also counted after the response, so that its timing is the same without a record.
    const send = async (record: Found) => {
      if (await limiter.allows(`${name} mail`, record.id, EMAILS_PER_HOUR)) await request.send(record);
    };
    if (found) context.afterAnswer(() => send(found));
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, id }, `${name}: not looked up`);
    return { email, error: LOOKUP_FAILED, status: 503 };
  }
}
