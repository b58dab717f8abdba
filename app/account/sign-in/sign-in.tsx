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
import styles from "#app/office.css?url";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { pageTitle } from "#app/site";
import { AccountChanged, findUser, startSession, type User } from "../auth.server";
import { authenticate, SignInError } from "../authenticate.server";
import { describePost } from "../describe-post";
import { readHeldPost } from "../held-post.server";
import { CodePage } from "./code-page";
import { ContinuePage } from "./continue-page";
import { getReturnPath } from "./return-path";
import { SignInPage } from "./sign-in-page";

export const handle = { interactive: true, office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Admin Access") }];

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = getReturnPath(new URL(request.url).searchParams.get("to"));
  // After a failed attempt the form is shown again, even to a user who is signed in.
  if (context.incoming.method !== "POST" && (await findUser(context, request))) throw redirect(to);
  return { to };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const to = getReturnPath(fields.get("to"));
  const token = fields.get("post");
  const held = token ? readHeldPost(context, token) : null;
  const description = held && describePost(context.features.posts, held.path, new URLSearchParams(held.fields));
  const again = {
    to,
    userId: fields.get("user_id") ?? "",
    post: description && { description, token, files: false },
    poster: fields.get("poster") ?? "",
  };
  try {
    const result = await authenticate(context, request, fields);
    if ("pending" in result) {
      // A post that already has a pending sign-in also had a code, and that code was wrong.
      const problem = fields.has("pending")
        ? "This code isn’t right, or it’s been used already. Enter the next code your app shows, or another recovery code."
        : undefined;
      const hidden = { to, pending: result.pending, ...(token ? { post: token, poster: again.poster } : {}) };
      return data({ code: { hidden, problem } }, { status: problem ? 400 : 200 });
    }
    const { account, browserCookie } = result;
    const { userId, role } = account;
    const headers = new Headers({ "Set-Cookie": await startSession(context, request, userId, account) });
    headers.append("Set-Cookie", browserCookie);
    if (held && description) {
      const next = { ...held, description, isOwn: fields.get("poster") === userId };
      return data({ to, next }, { headers });
    }
    if (token) headers.append("Set-Cookie", await setFlash(context, notSaved));
    return redirect(await findScreen(context, role, to), { status: 303, headers });
  } catch (error) {
    // The account changed while the password was checked, so the password has to be typed again.
    if (error instanceof AccountChanged) return data({ ...again, retryAfter: 0, isLate: true }, { status: 400 });
    if (!(error instanceof SignInError)) {
      context.log.error({ err: error, id: context.requestId }, "sign-in failed");
      return data({ ...again, failed: true as const }, { status: 503 });
    }
    const { retryAfter, isLate } = error;
    context.counters.failedSignIns++;
    context.log.warn({ id: context.requestId, address: context.clientIp, limited: retryAfter > 0 }, "sign-in refused");
    const refused = { ...again, retryAfter, isLate };
    return retryAfter > 0
      ? data(refused, { status: 429, headers: { "Retry-After": String(retryAfter) } })
      : data(refused, { status: 400 });
  }
}

// The office's start may be another screen, such as the checklist of a new site.
async function findScreen({ features }: Services, role: User["role"], to: string): Promise<string> {
  if (role !== "admin" || to !== paths.admin) return to;
  const found = await Promise.all(Object.values(features.afterSignIn).map((find) => find()));
  return found.find((screen) => screen !== null) ?? to;
}

const notSaved: Flash = {
  title: "Not Saved",
  description: "We couldn’t keep the change you made before you signed in. Make it again.",
  tone: "error",
};

export default function SignIn() {
  const { to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "next" in answer) return <ContinuePage post={answer.next} to={answer.to} />;
  if (answer && "code" in answer) return <CodePage {...answer.code} />;
  return <SignInPage to={answer?.to ?? to} post={answer?.post} poster={answer?.poster} refused={answer} />;
}
