import { z } from "zod";
import { cleanText } from "#app/server/forms/clean-text";
import { LIVE, READY_FOR_LIVE, type Stage, stages } from "./statuses";

/** What is wrong with a message: `field` is empty where it is wrong as a whole. */
interface Problem {
  field: string;
  message: string;
}

/** A message that cannot be applied, with everything that is wrong with it. */
export class BadMessage extends Error {
  constructor(readonly problems: Problem[]) {
    super("The application message has problems");
  }
}

const text = (most: number, squeeze: boolean) =>
  z
    .string("must be text")
    .transform((value) => (squeeze ? cleanText(value).replace(/\s+/g, " ") : cleanText(value)).trim())
    .refine((value) => /[^\p{Cf}\p{Z}\s]/u.test(value), "must not be empty")
    .refine((value) => value.length <= most, `must have at most ${most} characters`);
const line = (most = 200) => text(most, true);

const time = z.iso
  .datetime({ offset: true, error: 'must be a time with its offset, such as "2025-06-30T14:05:00Z"' })
  .transform((value) => new Date(value))
  // Beyond it either database, or a browser, reads something else.
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

/** A message as it was understood. What it does not name is `undefined` and stays as it is. */
export type ApplicationMessage = z.output<typeof schema>;

/** What a new application cannot be without (specification section 3). */
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

/**
 * Reads a message from the bytes of its JSON.
 * @throws BadMessage
 */
export function readMessage(body: Buffer): ApplicationMessage {
  const result = schema.safeParse(parse(body));
  if (result.success) return result.data;
  throw new BadMessage(result.error.issues.flatMap(problemsOf));
}

/** Live is one step from Fully Onboarded, here as on the screen. `held`: the status so far, null of a new application. */
function stepProblem({ status }: ApplicationMessage, held: Stage | null): Problem[] {
  if (status !== LIVE || held === LIVE || held === READY_FOR_LIVE) return [];
  const message = `can become ${LIVE} only from ${READY_FOR_LIVE}; it is ${held ?? "new"}`;
  return [{ field: "status", message }];
}

/** @throws BadMessage where the message asks for a status that cannot follow the one so far. */
export function requireStep(message: ApplicationMessage, held: Stage): void {
  const problems = stepProblem(message, held);
  if (problems.length > 0) throw new BadMessage(problems);
}

/** @throws BadMessage naming every field that a new application lacks, and a status that it cannot begin with. */
export function requireWhole(message: ApplicationMessage): asserts message is Required<ApplicationMessage> {
  const missing = required.filter((field) => message[field] === undefined);
  const problems = [
    ...missing.map((field) => ({ field, message: "is required for a new application" })),
    ...stepProblem(message, null),
  ];
  if (problems.length > 0) throw new BadMessage(problems);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new BadMessage([{ field: "", message: "The body must be JSON in UTF-8." }]);
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
