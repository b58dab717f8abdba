import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { type Flash, setFlash } from "#app/server/flash.server";
import { receiveForm } from "#app/server/form.server";
import { emptyTrash } from "#app/server/trash.server";
import { pageTitle } from "#app/site";
import { NoRecords } from "../../ui/no-records";
import { listTrash } from "./list-trash.server";
import { orders } from "./list-words";
import { TrashTable } from "./trash-table";

export const meta: MetaFunction = () => [{ title: pageTitle("Trash") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const asks = new URL(request.url).searchParams.has("empty");
  return { ...(await listTrash(context)), asks };
}

/** Empties the trash. Taking orders out of it is a post of the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  if (fields.get("confirmed") !== "1") return redirect(`${paths.adminTrash}?empty`, 303);
  let flash: Flash;
  try {
    const count = await emptyTrash(context, new Date());
    context.log.info({ count, userId }, "trash emptied");
    flash = { title: "Trash Emptied", description: `${orders(count)} removed for good`, tone: "info" };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "trash not emptied");
    flash = { title: "Error", description: "Failed to empty the trash", tone: "error" };
  }
  return redirect(paths.adminTrash, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}

export default function TrashPage() {
  const { rows, total, asks } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="screen-head">
        <h1>Trash</h1>
        <p>
          <a className="tool" href={paths.admin}>
            Back to the orders
          </a>
          {total > 0 && !asks ? (
            <a className="tool tool-danger" href={`${paths.adminTrash}?empty`}>
              Empty Trash
            </a>
          ) : null}
        </p>
      </div>
      {asks && total > 0 ? (
        <form method="post" className="selection trash-question">
          <b>Remove {orders(total)} for good, files included? This cannot be taken back.</b>
          <input type="hidden" name="confirmed" value="1" />
          <button type="submit" className="tool tool-danger">
            Remove for Good
          </button>
          <a className="tool tool-plain" href={paths.adminTrash}>
            Cancel
          </a>
        </form>
      ) : (
        <p>Deleted orders stay here for 30 days. After that they are removed, with their files.</p>
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
      {total > rows.length ? (
        <p className="pager">
          The last {rows.length} of {orders(total)}.
        </p>
      ) : null}
    </>
  );
}
