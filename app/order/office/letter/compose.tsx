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
import { pageTitle } from "#app/site";
import {
  type ConnectionLost,
  isConnectionLost,
  loadOrStay,
  postWithFallback,
} from "../../../ui/feedback/lost-connection";
import { useLastLoaded } from "../../../ui/list/use-last-loaded";
import { failedToSend } from "./compose-rules";
import { LetterForm } from "./letter-form";
import { type Letter, openLetter, receiveLetter } from "./receive-letter.server";

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

type Failed = Pick<Letter, "problems">;

/** A letter that cannot be sent stays as it is, with all that is typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Letter, Failed>({ request, serverAction }, { problems: [failedToSend()] });
}

/** What the list behind it hears of is no reason to begin the letter anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function Compose() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<Letter | (Failed & ConnectionLost)>();
  const last = useLastLoaded<Letter>(answer && !isConnectionLost(answer) ? answer : null) ?? opened;
  // It cannot be read who gets it: where the address named the orders, that was read before.
  const letter = last.recipients || opened.chosen.length === 0 ? last : { ...last, recipients: opened.recipients };
  const [problem] = (answer ?? opened).problems;
  return (
    <LetterForm key={`${letter.formId} ${letter.show} ${letter.problems.length}`} letter={letter} problem={problem} />
  );
}
