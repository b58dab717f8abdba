import { receiveVisitorForm } from "#app/server/forms/receive-visitor-form.server";
import { findTextProblems, readVisitorForm } from "#app/server/forms/visitor-form";
import type { RequestContext } from "#app/server/http/context.server";
import { type IdeaResult, ideaEntries } from "../model/idea-fields";
import { storeIdea } from "./store-idea.server";

const NOT_STORED = "Failed to submit request. Please try again.";

export async function receiveIdea(
  context: RequestContext,
  page: string,
): Promise<{ result: IdeaResult; status: number }> {
  const { rejected, status } = await receiveVisitorForm(context, page, {
    name: "idea",
    read: (posted) => readVisitorForm(ideaEntries, posted),
    findProblems: ({ texts }) => findTextProblems(ideaEntries, texts),
    getMessage: ({ texts: { name, email, idea } }) => ({ name, email, businessName: null, message: idea }),
    store: ({ texts, formId }, received) => storeIdea(context, { texts, formId, ...received }),
    notRead: NOT_STORED,
    notStored: NOT_STORED,
  });
  return { result: rejected ?? { ok: true }, status };
}
