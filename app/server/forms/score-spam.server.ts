import type { RequestContext } from "../http/context.server";
import { hashContent } from "../new-id.server";
import type { Services } from "../services.server";

export const describeMessageLimit = (email: string) =>
  `We got a lot of messages from your network in the past hour, so we haven’t sent this one yet. Everything you typed is still here. Please send it again in a few minutes, or write to ${email}.`;

/** False once a network has sent far too many messages: further ones are not stored, not even as spam. */
export const allowsMessage = ({ limiter, env, clientIp }: RequestContext): Promise<boolean> =>
  limiter.allows("message", clientIp, env.MAX_MESSAGES_PER_HOUR);

export interface Suspect {
  clientIp: string;
  name: string;
  email: string;
  businessName: string | null;
  message: string;
  trap: string;
  /** Milliseconds that the form was open. Null without JavaScript. */
  elapsed: number | null;
}

const SPAM_SCORE = 3;
const MIN_FILL_MS = 2000;
const PER_EMAIL = 5;
const SAME_TEXT = 3;
const SHORT_TEXT = 80;

export async function findSpamReasons(
  { limiter, env }: Pick<Services, "limiter" | "env">,
  suspect: Suspect,
): Promise<string[]> {
  const volume = await scoreVolume(limiter, env.MESSAGES_PER_HOUR, suspect);
  const found = [...scoreForm(suspect), ...scoreText(suspect), ...volume];
  const score = found.reduce((sum, { points }) => sum + points, 0);
  return score >= SPAM_SCORE ? found.map(({ reason }) => reason) : [];
}

interface Hint {
  points: number;
  reason: string;
}

function scoreForm({ trap, elapsed }: Suspect): Hint[] {
  const hints: Hint[] = [];
  if (trap) hints.push({ points: 3, reason: "Filled in a hidden field" });
  if (elapsed !== null && elapsed < MIN_FILL_MS) hints.push({ points: 2, reason: "Sent within 2 seconds" });
  return hints;
}

function scoreText({ name, businessName, message }: Suspect): Hint[] {
  const hints: Hint[] = [];
  const links = countLinks(message);
  if (countLinks(`${name} ${businessName ?? ""}`) > 0) hints.push({ points: 3, reason: "A link in the name" });
  if (/<a\s|\[url|\[link/i.test(message)) hints.push({ points: 3, reason: "Links written as HTML or BBCode" });
  else if (links > 1) hints.push({ points: links - 1, reason: `${links} links` });
  return hints;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.[a-z0-9]/gi)?.length ?? 0;
}

// An IP address over its limit is not counted further, so that it cannot fill the table of limits.
async function scoreVolume(limiter: Services["limiter"], perHour: number, suspect: Suspect): Promise<Hint[]> {
  if (!(await limiter.allows("contact", suspect.clientIp, perHour)))
    return [{ points: 3, reason: `More than ${perHour} messages from one network within an hour` }];
  const hints: Hint[] = [];
  if (!(await limiter.allows("contact email", suspect.email.toLowerCase(), PER_EMAIL)))
    hints.push({ points: 3, reason: `More than ${PER_EMAIL} messages from this email address within an hour` });
  const text = suspect.message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  if (text.length > SHORT_TEXT && !(await limiter.allows("contact text", hashContent([text]), SAME_TEXT)))
    hints.push({ points: 3, reason: `The same text more than ${SAME_TEXT} times within an hour` });
  return hints;
}
