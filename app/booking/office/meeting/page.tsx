import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { meetingFailed } from "#app/booking/model/booking-values";
import { mayOpen } from "#app/office-rights";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { getBackUrl } from "../list/filters";
import { loadMeeting, type Meeting } from "./load-meeting.server";
import { MeetingTicket } from "./meeting-ticket";
import { keepTypedChange, type RefusedChange, receiveMeetingPost } from "./receive-meeting-post.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `${data.name}, ${data.reference}` : "Booking") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireRight(context, request, "bookings");
  return loadMeeting(context, params.reference as string, mayOpen(user, "outbox"));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "bookings");
  const { fields } = await receiveForm(context);
  const work = receiveMeetingPost(context, user.name || user.userId, params.reference as string, fields);
  const result = await answerFailure(context, work, keepTypedChange(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const { pathname, search } = new URL(request.url);
  const back = pathname + search;
  return redirectWithFlash(context, back, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Meeting>(args, "booking/office/meeting/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedChange, Flash>({ request, serverAction }, meetingFailed);
}

/** Reloads after a refused move, because the free times may have changed. */
export const shouldRevalidate = revalidateAfterConflict;

export default function MeetingScreen() {
  const meeting = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedChange | Flash>();
  const back = getBackUrl(new URLSearchParams(useLocation().search));
  const refused = answer && "form" in answer ? answer : undefined;
  return (
    <>
      {/* The key focuses each newly opened booking and keeps typed text from moving to another one. */}
      <MeetingTicket key={meeting.id} meeting={meeting} refused={refused} listUrl={back} />
      <AnswerToast answer={answer} />
    </>
  );
}
