import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
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
import { useListShortcuts } from "../../../ui/list/use-list-shortcuts";
import { changeStatus } from "./change-status.server";
import { IdeaTicket } from "./idea-ticket";
import { loadIdea } from "./load-idea.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Idea of ${data.name}` : "Idea") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return loadIdea(context, params.id as string);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const id = params.id as string;
  const { fields } = await receiveForm(context);
  const to = paths.adminIdea(encodeURIComponent(id));
  const result = await changeStatus(context, { id, fields, to });
  if ("error" in result) return data(result.error, { status: result.status });
  return redirect(to, { status: 303, headers: { "Set-Cookie": await setFlash(context, result.toast) } });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "shop/ideas/office/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Flash, Flash>({ request, serverAction }, connectionToast);
}

const connectionToast: Flash = { title: "Error", description: "Failed to update status", tone: "error" };

export const shouldRevalidate = revalidateUnlessLost;

export default function IdeaScreen() {
  const idea = useLoaderData<typeof loader>();
  const failure = useActionData<Flash>();
  useListShortcuts({ closeTo: paths.adminInbox });
  return (
    <>
      <p>
        <Link className="records-open" to={paths.adminInbox}>
          Back to the inbox
        </Link>
      </p>
      <IdeaTicket idea={idea} />
      <ToastRegion>{failure ? <FlashToast flash={failure} closable /> : null}</ToastRegion>
    </>
  );
}
