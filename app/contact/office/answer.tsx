import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { AnswerPage } from "#app/inbox/answer/answer-page.tsx";
import { openAnswer, receiveAnswer } from "#app/inbox/answer/receive-answer.server";

import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { createMessageKind } from "../place/message-kind.server";

export {
  answerHandle as handle,
  answerMeta as meta,
  postAnswer as clientAction,
} from "#app/inbox/answer/answer-page.tsx";
export { revalidateOnNavigation as shouldRevalidate } from "#app/outbox/compose/use-staff-email";

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args.context, args.request, "inbox");
  return openAnswer(args, createMessageKind(args.context));
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireRight(args.context, args.request, "inbox");
  return receiveAnswer(args, createMessageKind(args.context), user.name || user.userId);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "contact/office/answer");

export default function AnswerMessagePage() {
  return <AnswerPage opened={useLoaderData<typeof loader>()} />;
}
