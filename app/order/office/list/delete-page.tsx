import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { and, desc, inArray, isNull } from "drizzle-orm";
import { requireRight } from "#app/account/auth.server";
import { intents } from "#app/order/model/list-form";
import { getDeleteQuestion, getTrashNotice } from "#app/order/model/list-messages";
import { OFFICE_PATH, paths } from "#app/paths";
import { PAGE_SIZE } from "#app/server/list/page.server";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Delete orders") }];

/** For browsers without JavaScript. The others use delete-dialog.tsx. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const search = new URL(request.url).searchParams;
  const requested = search.get("back") ?? "";
  const back = OFFICE_PATH.test(requested) ? requested : paths.admin;
  const { formSubmissions } = context.db.tables;
  const { id, submissionId, fullName, createdAt, deletedAt } = formSubmissions;
  const orders = await context.db.read
    .select({ id, number: submissionId, name: fullName })
    .from(formSubmissions)
    .where(and(inArray(id, search.getAll("id").slice(0, PAGE_SIZE)), isNull(deletedAt)))
    .orderBy(desc(createdAt));
  if (orders.length === 0) throw redirect(back);
  return { orders, back };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/list/delete-page");
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRight(context, request, "orders");
  throw data(null, { status: 405 });
}

export default function DeletePage() {
  const { orders, back } = useLoaderData<typeof loader>();
  return (
    <section className="sheet" aria-labelledby="delete-title">
      <header className="sheet-head">
        <h1 id="delete-title">Delete Selected</h1>
      </header>
      <form method="post" action={paths.admin} className="sheet-body">
        <p className="mb-1 text-[1.0625rem] font-bold">{getDeleteQuestion(orders.length)}</p>
        <p>{getTrashNotice(orders.length)}</p>
        <ul className="my-3 max-h-64 overflow-y-auto">
          {orders.map(({ id, number, name }) => (
            <li key={id} className="flex justify-between gap-4 border-b border-line py-[0.35rem]">
              <b className="min-w-0 wrap-anywhere">{name}</b> <span className="whitespace-nowrap">{number}</span>
            </li>
          ))}
        </ul>
        <input type="hidden" name="intent" value={intents.delete} />
        <input type="hidden" name="id" value={orders.map(({ id }) => id).join(",")} />
        <input type="hidden" name="back" value={back} />
        <p className="mt-5 flex flex-wrap gap-2">
          <a className="tool" href={back}>
            Cancel
          </a>
          <button type="submit" className="tool tool-danger">
            Delete
          </button>
        </p>
      </form>
    </section>
  );
}
