import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { findApplication } from "../applications/find-application.server";
import { markLive } from "../applications/mark-live.server";
import { getApplicationUrl, getListUrl, readFilters } from "../model/filters";
import { ApplicationNotFound, ApplicationTicket } from "./application-ticket";
import { FROM_LIST } from "./mark-live-form";
import { requireDealflowRight } from "./require-dealflow-right";
import { toTicketView } from "./ticket-view.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.ticket ? `${data.ticket.fullName}, deal flow` : "Deal flow") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireDealflowRight(context, request);
  const found = await findApplication(context, params.id as string).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "application not loaded");
    return undefined;
  });
  // The list beside the application shows the error.
  if (found === undefined) return data({ ticket: null, missing: false }, { status: 503 });
  if (!found) return data({ ticket: null, missing: true }, { status: 404 });
  return data({ ticket: toTicketView(found, context.env.BUSINESS_TIMEZONE), missing: false });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "dealflow/office/application", ({ ticket, missing }) => ticket !== null || missing);
}

const updatedToast: Flash = {
  title: "Status Updated",
  description: "Application status has been updated successfully.",
  tone: "info",
};
const failedToast: Flash = createErrorToast("Failed to update status.");

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireDealflowRight(context, request);
  const id = params.id as string;
  const { fields } = await receiveForm(context);
  const marked = await markLive(context, id, user.name || user.userId).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "application not marked live");
    return false;
  });
  const filters = readFilters(new URL(request.url).searchParams);
  const to = fields.has(FROM_LIST) ? getListUrl(filters) : getApplicationUrl(id, filters);
  return redirectWithFlash(context, to, marked ? updatedToast : failedToast);
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<undefined, Flash>({ request, serverAction }, failedToast);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function ApplicationPage() {
  const { ticket, missing } = useLoaderData<typeof loader>();
  const connectionError = useActionData<Flash>();
  const listUrl = getListUrl(readFilters(new URLSearchParams(useLocation().search)));
  return (
    <>
      {/* The key moves the focus to each newly opened application. */}
      {ticket ? <ApplicationTicket key={ticket.id} ticket={ticket} listUrl={listUrl} /> : null}
      {missing ? <ApplicationNotFound listUrl={listUrl} /> : null}
      <ToastRegion>{connectionError ? <FlashToast flash={connectionError} /> : null}</ToastRegion>
    </>
  );
}
