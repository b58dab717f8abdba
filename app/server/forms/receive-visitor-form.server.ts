import { randomUUID } from "node:crypto";
import { business } from "#app/site";
import type { VisitSource } from "#drizzle/schema/values";
import type { RequestContext } from "../http/context.server";
import { FORM_TOO_LARGE, FormUnreadable, type ReceivedForm, receiveForm } from "./form.server";
import { allowsMessage, describeMessageLimit, findSpamReasons, type Suspect } from "./score-spam.server";
import { keepVisitSource, readVisitSource } from "./visit-source.server";
import { hiddenFields, type VisitorProblem, type VisitorValues } from "./visitor-form";

interface VisitorForm<Values, Field extends string> {
  name: string;
  read: (posted: URLSearchParams) => Values;
  findProblems: (values: Values) => VisitorProblem<Field>[];
  getMessage: (values: Values) => Pick<Suspect, "name" | "email" | "businessName" | "message">;
  store: (values: Values, received: { source: VisitSource; spamReasons: string[] }) => Promise<void>;
  notRead: string;
  notStored: string;
}

/** `rejected` is the form as typed with an error message, or an empty one if the form could not be read. */
export async function receiveVisitorForm<Values extends VisitorValues<unknown>, Field extends string>(
  context: RequestContext,
  page: string,
  form: VisitorForm<Values, Field>,
) {
  const reject = (values: Values, problems: VisitorProblem<Field>[], status: number) => {
    const formId = values.formId || randomUUID();
    return { rejected: { ok: false as const, values: { ...values, formId }, problems }, status };
  };
  const rejectWhole = (values: Values, text: string, status: number) => reject(values, [{ field: null, text }], status);
  let posted: ReceivedForm;
  try {
    posted = await receiveForm(context, { reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, `${form.name} not read`);
    return rejectWhole(form.read(new URLSearchParams()), form.notRead, 400);
  }
  const { fields } = posted;
  const source = readVisitSource(context, page, fields);
  const values = { ...form.read(fields), visitSource: keepVisitSource(context, page, fields) };
  if (posted.fieldsTruncated) return rejectWhole(values, FORM_TOO_LARGE, 400);
  const problems = form.findProblems(values);
  if (problems.length > 0) return reject(values, problems, 400);
  if (!(await allowsMessage(context))) {
    const { email } = await context.settings.read(business);
    return rejectWhole(values, describeMessageLimit(email), 429);
  }
  const spamReasons = await findSpamReasons(context, {
    ...form.getMessage(values),
    clientIp: context.clientIp,
    trap: fields.get(hiddenFields.trap) ?? "",
    elapsed: readElapsed(fields.get(hiddenFields.elapsed)),
  });
  try {
    await form.store(values, { source, spamReasons });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, `${form.name} not stored`);
    return rejectWhole(values, form.notStored, 503);
  }
  return { rejected: null, status: 200, values, fields };
}

function readElapsed(text: string | null): number | null {
  const elapsed = text ? Number(text) : Number.NaN;
  return Number.isFinite(elapsed) ? elapsed : null;
}
