import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { setFlash } from "#app/server/flash.server";
import { receiveForm } from "#app/server/form.server";
import { pageTitle } from "#app/site";
import { FlashToast } from "../../ui/toast";
import { LetterForm } from "./letter-form";
import { openLetter, receiveLetter } from "./receive-letter.server";

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

export default function Compose() {
  const opened = useLoaderData<typeof loader>();
  const letter = useActionData<typeof action>() ?? opened;
  const [problem] = letter.problems;
  return (
    <>
      <LetterForm key={`${letter.formId} ${letter.show} ${letter.problems.length}`} letter={letter} />
      {problem ? (
        <div className="toasts" role="alert">
          <FlashToast flash={problem} tone="error" closes />
        </div>
      ) : null}
    </>
  );
}
