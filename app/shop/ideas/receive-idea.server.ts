import { randomUUID } from "node:crypto";
import { FORM_TOO_LARGE, FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { allowsMessage, findSpamReasons, tooManyMessages } from "#app/server/forms/score-spam.server";
import { keepVisitSource, readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import {
  findIdeaProblems,
  hiddenFields,
  type IdeaProblem,
  type IdeaResult,
  readIdeaValues,
} from "../model/idea-fields";
import { storeIdea } from "./store-idea.server";

interface ReceivedIdea {
  result: IdeaResult;
  status: number;
}

const notStored: IdeaProblem = { field: null, text: "Failed to submit request. Please try again." };

/** Whatever goes wrong, the result is the form as typed with a message, never an error page. */
export async function receiveIdea(context: RequestContext, page: string): Promise<ReceivedIdea> {
  let posted: ReceivedForm;
  try {
    posted = await receiveForm(context, { reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "idea form not read");
    return reject(readIdeaValues(new URLSearchParams()), [notStored], 400);
  }
  const { fields } = posted;
  const source = readVisitSource(context, page, fields);
  const read = readIdeaValues(fields);
  const values = { ...read, visitSource: keepVisitSource(context, page, fields) };
  if (posted.fieldsTruncated) return reject(values, [{ field: null, text: FORM_TOO_LARGE }], 400);
  const problems = findIdeaProblems(values);
  if (problems.length > 0) return reject(values, problems, 400);
  if (!allowsMessage(context)) return reject(values, [{ field: null, text: tooManyMessages }], 429);
  const { texts, formId } = values;
  const spamReasons = findSpamReasons(context, {
    ...{ clientIp: context.clientIp, name: texts.name, email: texts.email, businessName: null, message: texts.idea },
    trap: fields.get(hiddenFields.trap) ?? "",
    elapsed: null,
  });
  try {
    await storeIdea(context, { texts, formId, source, spamReasons });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "idea not stored");
    return reject(values, [notStored], 503);
  }
  return { result: { ok: true }, status: 200 };
}

function reject(values: ReturnType<typeof readIdeaValues>, problems: IdeaProblem[], status: number): ReceivedIdea {
  const formId = values.formId || randomUUID();
  return { result: { ok: false, values: { ...values, formId }, problems }, status };
}
