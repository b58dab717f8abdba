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

const failed: Flash = { title: "Error", description: "We couldn’t empty the trash. Try again.", tone: "error" };

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
          All orders
        </Link>
        {total > 0 && !confirming ? (
          <Link className="tool tool-danger" to={`${paths.adminTrash}?empty`}>
            Empty Trash
          </Link>
        ) : null}
      </ScreenHead>
      {confirming && total > 0 ? (
        <Form method="post" className="selection">
          <b>
            Remove {formatOrderCount(total)} and {total === 1 ? "its" : "their"} files for good? You can’t undo this.
          </b>
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
          Deleted orders stay here for 30 days. Then we remove them and their files for good. An order with a payment
          problem stays until you resolve it.
        </p>
      )}
      <div className="records-split">
        {rows.length > 0 ? (
          <TrashTable rows={rows} />
        ) : (
          <div className="records-box">
            <NoRecords title="The trash is empty">
              <p>Orders you delete show up here, and you can restore them.</p>
            </NoRecords>
          </div>
        )}
      </div>
      <ToastRegion>{lost ? <FlashToast flash={lost} closable /> : null}</ToastRegion>
      {total > rows.length ? (
        <p className="pt-3 text-ink-2">
          Showing the latest {rows.length} of {formatOrderCount(total)}.
        </p>
      ) : null}
    </>
  );
}
