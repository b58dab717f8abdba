import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "../account/auth.server";
import type { Flash } from "../server/http/flash.server";
import { pageTitle } from "../site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { BackLink } from "../ui/list/list-screen";
import { findPlace, RecordPlace } from "../ui/list/ticket/ticket-place";
import { useListShortcuts } from "../ui/list/use-list-shortcuts";
import { MessageStateLabel } from "../ui/marks/message-state-label";
import { OfficeLink } from "../ui/office/office-link";
import { Attempts, showsAttempts } from "./attempts";
import { errorText, getFailureToast } from "./failure-toasts";
import { getListUrl, getMessageUrl, readFilters } from "./filters";
import { getMessage } from "./get-message.server";
import { listPageWithMessage } from "./list-messages.server";
import { DiscardLink, describeMessage, RetryButton } from "./message-buttons";
import { keepNumbersTogether, MessageContentView } from "./message-content";
import { type Fact, MessageFacts } from "./message-facts";
import { receiveOutboxPost } from "./receive-outbox-post.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Message") }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireRight(context, request, "outbox");
  const confirming = new URL(request.url).searchParams.has("discard");
  const filters = readFilters(new URL(request.url).searchParams);
  const [found, { messages, ...list }] = await Promise.all([
    getMessage(context, params.id as string, user),
    listPageWithMessage(context, params.id as string, filters),
  ]);
  const addressOf = (id: string) => getMessageUrl(id, { ...filters, page: list.page });
  const addresses = messages.map(({ id }) => addressOf(id));
  const place = findPlace({ ...list, addresses, count: list.total }, addressOf(found.message.id));
  return { ...found, place, page: list.page, confirming: confirming && found.message.state === "dead" };
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireRight(args.context, args.request, "outbox");
  return receiveOutboxPost(args, userId);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "outbox/message");
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return postWithFallback<undefined, Flash>({ request, serverAction }, getFailureToast(intent));
}

export const shouldRevalidate = revalidateUnlessLost;

export default function MessageScreen() {
  const { message, created, key, answer, maxAttempts, content, place, page, confirming } =
    useLoaderData<typeof loader>();
  const { id, state, kind, about, person, to, attempts, when, error, isHeld } = message;
  const connectionError = useActionData<Flash>();
  const filters = { ...readFilters(new URLSearchParams(useLocation().search)), page };
  const list = getListUrl(filters);
  useListShortcuts({ closeTo: list });
  const isSent = state === "sent";
  const facts: Fact[] = [
    ["Kind", kind === "mail" ? "Email" : "Webhook"],
    ...(content.kind === "mail" ? [] : [["To", to] as const]),
    ["Created", created],
    [isSent ? "Sent" : state === "dead" ? "Gave up" : "Next", when],
    ...(answer ? [["Answer", answer] as const] : []),
  ];
  const overline =
    content.kind === "mail"
      ? [message.name, person && !content.subject.includes(person) ? person : null].filter(Boolean).join(", ")
      : person;
  const technical: Fact[] = [
    ...(isSent ? [["Attempts", `${attempts} of ${maxAttempts}`] as const] : []),
    ["Dedupe key", key],
  ];
  return (
    <>
      <BackLink label="All messages" to={list} />
      <article className="outbox-message" aria-labelledby="message-title">
        <header className="ticket-stub flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 px-6 py-4">
          <div className="-mr-1.5 flex grow basis-full items-baseline justify-between gap-x-4">
            <p className="min-w-0 text-ink-2 wrap-anywhere">{overline}</p>
            <RecordPlace noun="message" place={place} />
          </div>
          <h1 id="message-title" className="min-w-0 wrap-anywhere max-lg:mb-2.5 max-lg:basis-full lg:flex-1">
            {content.kind === "mail" ? keepNumbersTogether(content.subject) : message.name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <MessageStateLabel state={message.isNotNeeded ? "dead" : state} label={message.stateLabel} />
            {showsAttempts(message) ? <Attempts made={attempts} max={maxAttempts} dead={state === "dead"} /> : null}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {state === "dead" ? null : <RetryButton message={message} />}
            {about ? (
              <OfficeLink className="tool" to={about.href}>
                Open {about.name}
              </OfficeLink>
            ) : null}
          </div>
        </header>
        <div className="ticket-slip grid grid-cols-1 gap-5 px-6 pt-5 pb-6">
          {error ? (
            <p>
              <b className="block">{isHeld ? "Why it waits" : "Last error"}</b>
              <span className={isHeld ? "wrap-anywhere" : errorText}>{error}</span>
            </p>
          ) : null}
          {confirming ? (
            <DiscardConfirmation id={id} url={getMessageUrl(id, filters)} name={describeMessage(message)} />
          ) : null}
          {!confirming && state === "dead" ? (
            <div className="flex flex-wrap gap-2">
              <RetryButton message={message} isNext />
              <DiscardLink message={message} filters={filters} />
            </div>
          ) : null}
          <div>
            <MessageContentView content={content} facts={facts} />
            <details className="fold mt-5">
              <summary>Technical details</summary>
              <MessageFacts facts={technical} />
            </details>
          </div>
        </div>
      </article>
      <ToastRegion>{connectionError ? <FlashToast flash={connectionError} /> : null}</ToastRegion>
    </>
  );
}

function DiscardConfirmation({ id, url, name }: { id: string; url: string; name: string }) {
  return (
    <Form
      method="post"
      action={url}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-8 border-err bg-rose px-4 py-3"
    >
      <p>
        <b className="block">Discard {name}?</b>
        We’ll remove it for good and never send it.
      </p>
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="intent" value="discard" className="tool tool-danger">
          Discard
        </button>
        <Link className="tool" to={url}>
          Keep
        </Link>
      </div>
    </Form>
  );
}
