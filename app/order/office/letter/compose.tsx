import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { createSendError } from "#app/order/model/letter-rules";
import { LetterForm } from "#app/outbox/compose/letter-form.tsx";
import { letterRules } from "#app/outbox/compose/letter-text";
import { respondWithLetter } from "#app/outbox/compose/respond-with-letter.server";
import { revalidateOnNavigation, useLetter } from "#app/outbox/compose/use-letter";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback } from "#app/ui/feedback/lost-connection";
import { type Letter, openLetter, receiveLetter } from "./receive-letter.server";
import { RecipientList } from "./recipient-list";

export const meta: MetaFunction = () => [{ title: pageTitle("Email Selected") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const search = new URL(request.url).searchParams;
  return openLetter(context, search);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const form = await receiveForm(context, { reportsTruncation: true });
  const received = await receiveLetter(context, user.name || user.userId, form);
  return respondWithLetter(context, received);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/letter/compose");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback({ request, serverAction }, { problems: [createSendError()] });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Compose() {
  const opened = useLoaderData<typeof loader>();
  const { letter: last, problem } = useLetter<Letter>(opened);
  // If the recipients could not be read this time, the ones from the first load are shown.
  const letter = last.recipients || opened.chosen.length === 0 ? last : { ...last, recipients: opened.recipients };
  return (
    <LetterForm
      key={`${letter.formId} ${letter.show} ${letter.problems.length}`}
      title="Email Selected"
      letter={letter}
      problem={problem}
      rules={letterRules}
      to={letter.recipients?.to ?? null}
      recipientLine={<RecipientList recipients={letter.recipients} orderCount={letter.chosen.length} />}
      hint="{name} turns into the first name, {order} into the order number and {package} into the package."
      ids={letter.chosen}
    />
  );
}
