import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import { letterRules } from "#app/server/letter/letter-text";
import { pageTitle } from "#app/site";
import {
  type ConnectionLost,
  isConnectionLost,
  loadOrStay,
  postWithFallback,
} from "../../../ui/feedback/lost-connection";
import { LetterForm } from "../../../ui/letter/letter-form";
import { useLastLoaded } from "../../../ui/list/use-last-loaded";
import { createSendError } from "./letter-rules";
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
  const { fields } = await receiveForm(context);
  const received = await receiveLetter(context, user.name || user.userId, fields);
  if ("letter" in received) return data(received.letter, { status: received.status });
  const headers = { "Set-Cookie": await setFlash(context, received.toast) };
  return redirect(received.back, { status: 303, headers });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/letter/compose");
}

type SendFailure = Pick<Letter, "problems">;

/** If sending fails, the letter stays with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Letter, SendFailure>({ request, serverAction }, { problems: [createSendError()] });
}

/** Changes of the list behind the letter must not reset it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function Compose() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<Letter | (SendFailure & ConnectionLost)>();
  const last = useLastLoaded<Letter>(answer && !isConnectionLost(answer) ? answer : null) ?? opened;
  // If the recipients could not be read this time, the ones from the first load are shown.
  const letter = last.recipients || opened.chosen.length === 0 ? last : { ...last, recipients: opened.recipients };
  const [problem] = (answer ?? opened).problems;
  return (
    <LetterForm
      key={`${letter.formId} ${letter.show} ${letter.problems.length}`}
      title="Email Selected"
      letter={letter}
      problem={problem}
      rules={letterRules}
      to={letter.recipients?.to ?? null}
      recipientLine={<RecipientList recipients={letter.recipients} orderCount={letter.chosen.length} />}
      hint="{name} is the first name, {order} the order's number, {package} its package."
      ids={letter.chosen}
    />
  );
}
