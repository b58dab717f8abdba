import { z } from "zod";
import { cleanEmail, cleanLine, cleanText, isBlank } from "#app/server/text/clean-text";
import { LIVE, READY_FOR_LIVE, type Stage, stages } from "../model/stages";

interface Problem {
  field: string;
  message: string;
}

export class InvalidMessage extends Error {
  constructor(readonly problems: Problem[]) {
    super("The application message has problems");
  }
}

const createTextSchema = (maxLength: number, singleLine: boolean) =>
  z
    .string("must be text")
    .transform((value) => (singleLine ? cleanLine(value) : cleanText(value).trim()))
    .refine((value) => !isBlank(value), "must not be empty")
    .refine((value) => value.length <= maxLength, `must have at most ${maxLength} characters`);
const createLineSchema = (maxLength = 200) => createTextSchema(maxLength, true);

const timeSchema = z.iso
  .datetime({ offset: true, error: 'must be a time with its offset, such as "2025-06-30T14:05:00Z"' })
  .transform((value) => new Date(value))
  // The databases and browsers disagree about dates outside this range.
  .refine((value) => value.getTime() >= 0 && value.getUTCFullYear() < 3000, "must be between 1970 and 3000");

const websiteSchema = createLineSchema(500).refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}, "must be an http or https address");

const messageSchema = z.strictObject({
  external_id: createLineSchema(),
  full_name: createLineSchema().optional(),
  business_name: createLineSchema().optional(),
  email: createLineSchema().transform(cleanEmail).pipe(z.email("must be an email address")).optional(),
  phone: createLineSchema(50).optional(),
  website_link: websiteSchema.nullable().optional(),
  main_service: createLineSchema(500).optional(),
  ideal_clients: createTextSchema(5000, false).optional(),
  target_cities: createTextSchema(2000, false).optional(),
  client_type: createLineSchema().optional(),
  status: z.enum(stages, `must be one of ${stages.join(", ")}`).optional(),
  submitted_date: timeSchema.optional(),
  payment_date: timeSchema.nullable().optional(),
  agreement_date: timeSchema.nullable().optional(),
});

export type ApplicationMessage = z.output<typeof messageSchema>;

const requiredFields = [
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
  const result = messageSchema.safeParse(parseJson(body));
  if (result.success) return result.data;
  throw new InvalidMessage(result.error.issues.flatMap(describeIssue));
}

/** Only a fully onboarded application can go live. `current` is null for a new application. */
function checkStatus({ status }: ApplicationMessage, current: Stage | null): Problem[] {
  if (status !== LIVE || current === LIVE || current === READY_FOR_LIVE) return [];
  const message = `can become ${LIVE} only from ${READY_FOR_LIVE}; it is ${current ?? "new"}`;
  return [{ field: "status", message }];
}

export function requireAllowedStatus(message: ApplicationMessage, current: Stage): void {
  const problems = checkStatus(message, current);
  if (problems.length > 0) throw new InvalidMessage(problems);
}

export function requireCompleteApplication(
  message: ApplicationMessage,
): asserts message is Required<ApplicationMessage> {
  const missing = requiredFields.filter((field) => message[field] === undefined);
  const problems = [
    ...missing.map((field) => ({ field, message: "is required for a new application" })),
    ...checkStatus(message, null),
  ];
  if (problems.length > 0) throw new InvalidMessage(problems);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new InvalidMessage([{ field: "", message: "The body must be JSON in UTF-8." }]);
  }
}

function describeIssue(issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: key.slice(0, 100), message: "isn't a field of an application" }));
  if (issue.code === "invalid_type" && field === "") return [{ field: "", message: "The body must be a JSON object." }];
  if (field === "external_id" && issue.code === "invalid_type") return [{ field, message: "is required, as text" }];
  return [{ field, message: issue.message }];
}
