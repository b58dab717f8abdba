import { z } from "zod";
import { cleanText } from "#app/server/forms/clean-text";
import { LIVE, READY_FOR_LIVE, type Stage, stages } from "./statuses";

/** `field` is empty for a problem with the message as a whole. */
interface Problem {
  field: string;
  message: string;
}

export class InvalidMessage extends Error {
  constructor(readonly problems: Problem[]) {
    super("The application message has problems");
  }
}

const text = (maxLength: number, singleLine: boolean) =>
  z
    .string("must be text")
    .transform((value) => (singleLine ? cleanText(value).replace(/\s+/g, " ") : cleanText(value)).trim())
    .refine((value) => /[^\p{Cf}\p{Z}\s]/u.test(value), "must not be empty")
    .refine((value) => value.length <= maxLength, `must have at most ${maxLength} characters`);
const line = (maxLength = 200) => text(maxLength, true);

const time = z.iso
  .datetime({ offset: true, error: 'must be a time with its offset, such as "2025-06-30T14:05:00Z"' })
  .transform((value) => new Date(value))
  // The databases and browsers disagree about other dates.
  .refine((value) => value.getTime() >= 0 && value.getUTCFullYear() < 3000, "must be between 1970 and 3000");

const website = line(500).refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}, "must be an http or https address");

const schema = z.strictObject({
  external_id: line(),
  full_name: line().optional(),
  business_name: line().optional(),
  email: line().pipe(z.email("must be an email address")).optional(),
  phone: line(50).optional(),
  website_link: website.nullable().optional(),
  main_service: line(500).optional(),
  ideal_clients: text(5000, false).optional(),
  target_cities: text(2000, false).optional(),
  client_type: line().optional(),
  status: z.enum(stages, `must be one of ${stages.join(", ")}`).optional(),
  submitted_date: time.optional(),
  payment_date: time.nullable().optional(),
  agreement_date: time.nullable().optional(),
});

/** A valid message. Fields that are `undefined` stay as they are. */
export type ApplicationMessage = z.output<typeof schema>;

/** Of a new application (specification section 3). */
const required = [
  "full_name",
  "business_name",
  "email",
  "phone",
  "main_service",
  "ideal_clients",
  "target_cities",
  "client_type",
] as const;

/** @throws InvalidMessage */
export function readMessage(body: Buffer): ApplicationMessage {
  const result = schema.safeParse(parse(body));
  if (result.success) return result.data;
  throw new InvalidMessage(result.error.issues.flatMap(problemsOf));
}

/** Only a fully onboarded application can become live. `current` is null for a new application. */
function checkStatus({ status }: ApplicationMessage, current: Stage | null): Problem[] {
  if (status !== LIVE || current === LIVE || current === READY_FOR_LIVE) return [];
  const message = `can become ${LIVE} only from ${READY_FOR_LIVE}; it is ${current ?? "new"}`;
  return [{ field: "status", message }];
}

/** @throws InvalidMessage if the new status cannot follow the current one. */
export function requireAllowedStatus(message: ApplicationMessage, current: Stage): void {
  const problems = checkStatus(message, current);
  if (problems.length > 0) throw new InvalidMessage(problems);
}

/** @throws InvalidMessage with every field that a new application lacks, and a status that it cannot begin with. */
export function requireComplete(message: ApplicationMessage): asserts message is Required<ApplicationMessage> {
  const missing = required.filter((field) => message[field] === undefined);
  const problems = [
    ...missing.map((field) => ({ field, message: "is required for a new application" })),
    ...checkStatus(message, null),
  ];
  if (problems.length > 0) throw new InvalidMessage(problems);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new InvalidMessage([{ field: "", message: "The body must be JSON in UTF-8." }]);
  }
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: key.slice(0, 100), message: "is no field of an application" }));
  if (issue.code === "invalid_type" && field === "") return [{ field: "", message: "The body must be a JSON object." }];
  if (field === "external_id" && issue.code === "invalid_type") return [{ field, message: "is required, as text" }];
  return [{ field, message: issue.message }];
}
