import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../../../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../../../ui/feedback/toast";
import { ScreenHead } from "../../../ui/list/list-screen";
import { NoRecords } from "../../../ui/list/no-records";
import { formatOrderCount } from "../list/list-messages";
import { emptyTrash } from "./empty-trash.server";
import { listTrash } from "./list-trash.server";
import { TrashTable } from "./trash-table";

export const meta: MetaFunction = () => [{ title: pageTitle("Trash") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const confirming = new URL(request.url).searchParams.has("empty");
  return { ...(await listTrash(context)), confirming };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  if (fields.get("confirmed") !== "1") return redirect(`${paths.adminTrash}?empty`, 303);
  let flash: Flash;
  try {
    const count = await emptyTrash(context, new Date());
    context.log.info({ count, userId }, "trash emptied");
    flash = { title: "Trash Emptied", description: `${formatOrderCount(count)} removed for good`, tone: "info" };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "trash not emptied");
    flash = failed;
  }
  return redirect(paths.adminTrash, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}

const failed: Flash = { title: "Error", description: "Failed to empty the trash", tone: "error" };

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/trash/trash");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<undefined, Flash>({ request, serverAction }, failed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function TrashPage() {
  const { rows, total, confirming } = useLoaderData<typeof loader>();
  const lost = useActionData<Flash>();
  return (
    <>
      <ScreenHead title="Trash">
        <Link className="tool" to={paths.admin}>
          Back to the orders
        </Link>
        {total > 0 && !confirming ? (
          <Link className="tool tool-danger" to={`${paths.adminTrash}?empty`}>
            Empty Trash
          </Link>
        ) : null}
      </ScreenHead>
      {confirming && total > 0 ? (
        <Form method="post" className="selection">
          <b>Remove {formatOrderCount(total)} for good, files included? This cannot be taken back.</b>
          <input type="hidden" name="confirmed" value="1" />
          <button type="submit" className="tool tool-danger">
            Remove for Good
          </button>
          <Link className="tool tool-plain" to={paths.adminTrash}>
            Cancel
          </Link>
        </Form>
      ) : (
        <p>
          Deleted orders stay here for 30 days. After that they are removed, with their files, unless a payment problem
          is left.
        </p>
      )}
      <div className="records-split">
        {rows.length > 0 ? (
          <TrashTable rows={rows} />
        ) : (
          <div className="records-box">
            <NoRecords title="The trash is empty" />
          </div>
        )}
      </div>
      <ToastRegion>{lost ? <FlashToast flash={lost} closable /> : null}</ToastRegion>
      {total > rows.length ? (
        <p className="pt-3 text-ink-2">
          The last {rows.length} of {formatOrderCount(total)}.
        </p>
      ) : null}
    </>
  );
}
