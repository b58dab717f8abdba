import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { requireUser, type User } from "../account/auth.server";
import { mayOpen } from "../office-rights";
import { OFFICE_PATH, paths } from "../paths";
import { receiveForm } from "../server/forms/form.server";
import { type Flash, redirectWithFlash } from "../server/http/flash.server";
import type { Services } from "../server/services.server";
import { pageTitle } from "../site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { ScreenHead } from "../ui/list/list-screen";
import { ListTabs } from "../ui/list/list-tabs";
import { findTrashKind } from "./get-trash-kind.server";
import { type LoadedTrash, loadTrash } from "./load-trash.server";
import { receiveTrashPost, type TrashIntent } from "./receive-trash-post.server";
import { capitalize, countRecords, createFailure } from "./trash-messages";
import { TrashTable } from "./trash-table";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Trash") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  const { searchParams } = new URL(request.url);
  const name = requireKind(context, user, searchParams.get("kind"));
  const shownAt = Date.now();
  return { ...(await loadTrash(context, name, user)), confirming: searchParams.has("empty"), shownAt };
}

/** Defaults to the first kind that is theirs. @throws 404, or 403 for a kind of records that is not theirs */
function requireKind({ features }: Services, user: User, asked: string | null): string {
  const kinds = Object.entries(features.trash);
  const first = kinds.find(([, { right }]) => mayOpen(user, right)) ?? kinds[0];
  const name = asked ?? first?.[0] ?? "";
  const kind = findTrashKind(features, name);
  if (!kind) throw data(null, { status: 404 });
  if (!mayOpen(user, kind.right)) throw data(null, { status: 403 });
  return name;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  const name = requireKind(context, user, fields.get("kind"));
  const intent = readIntent(fields);
  const address = paths.adminTrashOf(name);
  if (!intent) return redirect(`${address}&empty`, 303);
  const asked = fields.get("back") ?? "";
  const back = OFFICE_PATH.test(asked) ? asked : address;
  const shownAt = Number(fields.get("shown_at") || Date.now());
  const post = { intent, name, id: fields.get("id") ?? "", actor: user.name || user.userId, back, shownAt };
  const { toast, to } = await receiveTrashPost(context, post);
  return redirectWithFlash(context, to, toast);
}

/** Null if a confirmation is needed first: only the confirmed form empties the trash. */
function readIntent(fields: URLSearchParams): TrashIntent | null {
  const intent = fields.get("intent");
  if (intent === "delete" || intent === "restore") return intent;
  return fields.get("confirmed") === "1" ? "empty" : null;
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "trash/trash");
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return postWithFallback<undefined, Flash>({ request, serverAction }, createFailure(String(intent)));
}

export const shouldRevalidate = revalidateUnlessLost;

export default function TrashPage() {
  const { kind, tabs, rows, total, confirming, shownAt } = useLoaderData<typeof loader>();
  const lost = useActionData<Flash>();
  const address = paths.adminTrashOf(kind.name);
  const isConfirming = confirming && total > 0;
  return (
    <>
      <ScreenHead title="Trash" back={{ label: kind.home.label, to: kind.home.href }}>
        {total > 0 && !confirming ? (
          <Link className="tool tool-danger" to={`${address}&empty`}>
            Empty the trash ({countRecords(total, kind)})
          </Link>
        ) : null}
      </ScreenHead>
      <ListTabs
        label="Kinds of records"
        isDense
        hidesEmpty
        isOnSheet={!isConfirming}
        tabs={tabs.map(({ key, plural, count }) => ({
          ...{ key, count, label: capitalize(plural) },
          to: paths.adminTrashOf(key),
          isOpen: key === kind.name,
        }))}
      />
      {isConfirming ? (
        <div role="alert">
          <EmptyForm kind={kind} total={total} shownAt={shownAt} />
        </div>
      ) : rows.length > 0 ? (
        <p className="px-3 pt-3 pb-1 max-[60rem]:mt-3 max-[60rem]:px-0 min-[60rem]:bg-paper">{describeTrash(kind)}</p>
      ) : null}
      <div
        className={`records-split ${isConfirming ? "" : "min-[60rem]:mt-0 min-[60rem]:[&>.records-box]:border-t-0"}`.trim()}
      >
        {rows.length > 0 ? (
          <TrashTable kind={kind} rows={rows} address={address} />
        ) : (
          <div className="records-box border-t-0!">
            <NoRecords title={tabs.some(({ count }) => count > 0) ? `No deleted ${kind.plural}` : "The trash is empty"}>
              <p>{describeTrash(kind)}</p>
            </NoRecords>
          </div>
        )}
      </div>
      <ToastRegion>{lost ? <FlashToast flash={lost} /> : null}</ToastRegion>
      {total > rows.length ? (
        <p className="pt-3 text-ink-2">
          Showing the latest {rows.length} of {countRecords(total, kind)}.
        </p>
      ) : null}
    </>
  );
}

function describeTrash({ plural, parts, keptNote }: LoadedTrash["kind"]): string {
  const removed = `Then we remove them ${parts ? `and their ${parts} ` : ""}for good.`;
  return `You can restore deleted ${plural} for 30 days. ${removed}${keptNote ? ` ${keptNote}` : ""}`;
}

interface EmptyFormProps extends Pick<LoadedTrash, "kind" | "total"> {
  shownAt: number;
}

function EmptyForm({ kind, total, shownAt }: EmptyFormProps) {
  const cancel = useRef<HTMLAnchorElement>(null);
  // The link to empty the trash had the focus and was removed.
  useEffect(() => cancel.current?.focus(), []);
  const parts = kind.parts ? ` and ${total === 1 ? "its" : "their"} ${kind.parts}` : "";
  return (
    <Form method="post" action={paths.adminTrash} className="selection mt-3">
      <b>
        Remove {countRecords(total, kind)}
        {parts} for good? You can’t undo this.
      </b>
      <input type="hidden" name="kind" value={kind.name} />
      <input type="hidden" name="confirmed" value="1" />
      <input type="hidden" name="shown_at" value={shownAt} />
      <button type="submit" className="tool tool-danger">
        Remove for good
      </button>
      <Link ref={cancel} className="tool tool-plain" to={paths.adminTrashOf(kind.name)}>
        Cancel
      </Link>
    </Form>
  );
}
