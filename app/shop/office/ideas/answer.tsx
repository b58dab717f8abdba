import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { AnswerPage } from "#app/inbox/answer/answer-page.tsx";
import { openAnswer, receiveAnswer } from "#app/inbox/answer/receive-answer.server";
import { createIdeaKind } from "#app/shop/ideas/idea-entries.server";
import { loadOrStay } from "#app/ui/feedback/lost-connection";

export {
  answerHandle as handle,
  answerMeta as meta,
  postAnswer as clientAction,
} from "#app/inbox/answer/answer-page.tsx";
export { revalidateOnNavigation as shouldRevalidate } from "#app/outbox/compose/use-staff-email";

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args.context, args.request, "inbox");
  return openAnswer(args, createIdeaKind(args.context));
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireRight(args.context, args.request, "inbox");
  return receiveAnswer(args, createIdeaKind(args.context), user.name || user.userId);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "shop/office/ideas/answer");

export default function AnswerIdeaPage() {
  return <AnswerPage opened={useLoaderData<typeof loader>()} />;
}
