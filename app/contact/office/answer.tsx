import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { AnswerPage } from "#app/inbox/answer/answer-page.tsx";
import { openAnswer, receiveAnswer } from "#app/inbox/answer/receive-answer.server";

import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { createMessageKind } from "../place/message-kind.server";

export { answerMeta as meta, postAnswer as clientAction } from "#app/inbox/answer/answer-page.tsx";
export { revalidateOnNavigation as shouldRevalidate } from "#app/outbox/compose/use-staff-email";

export const loader = (args: LoaderFunctionArgs) => openAnswer(args, createMessageKind(args.context));

export const action = (args: ActionFunctionArgs) => receiveAnswer(args, createMessageKind(args.context));

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "contact/office/answer");

export default function AnswerMessagePage() {
  return <AnswerPage opened={useLoaderData<typeof loader>()} />;
}
