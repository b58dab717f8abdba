import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findUser, startSession } from "#app/account/auth.server";
import { receiveForm } from "#app/server/form.server";
import { pageTitle } from "#app/site";
import styles from "../office.css?url";
import { authenticate, SignInRefused } from "./authenticate.server";
import { returnPath } from "./return-path";
import { SignInPage } from "./sign-in-page";

export const handle = { interactive: true, office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: pageTitle("Admin Access") }];

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnPath(new URL(request.url).searchParams.get("to"));
  // After a refused post the card is shown, also to somebody who was signed in before.
  if (context.incoming.method !== "POST" && (await findUser(context, request))) throw redirect(to);
  return { to };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const to = returnPath(fields.get("to"));
  try {
    const { userId, browserCookie } = await authenticate(context, request, fields);
    const headers = new Headers({ "Set-Cookie": await startSession(context, request, userId) });
    headers.append("Set-Cookie", browserCookie);
    return redirect(to, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof SignInRefused)) {
      context.log.error({ err: error, id: context.requestId }, "sign-in failed");
      return data({ to, userId: fields.get("user_id") ?? "", failed: true as const }, { status: 503 });
    }
    const { retryAfter } = error;
    context.log.warn({ id: context.requestId, address: context.address, limited: retryAfter > 0 }, "sign-in refused");
    const refused = { to, userId: fields.get("user_id") ?? "", retryAfter };
    return retryAfter > 0
      ? data(refused, { status: 429, headers: { "Retry-After": String(retryAfter) } })
      : data(refused, { status: 400 });
  }
}

export default function SignIn() {
  const { to } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SignInPage to={refused?.to ?? to} refused={refused} />;
}
