import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { createSendError } from "#app/order/model/staff-email-rules";
import { respondWithStaffEmail } from "#app/outbox/compose/respond-with-staff-email.server";
import { StaffEmailForm } from "#app/outbox/compose/staff-email-form.tsx";
import { staffEmailRules } from "#app/outbox/compose/staff-email-text";
import { revalidateOnNavigation, useStaffEmail } from "#app/outbox/compose/use-staff-email";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback } from "#app/ui/feedback/lost-connection";
import { openStaffEmail, receiveStaffEmail, type StaffEmail } from "./receive-staff-email.server";
import { RecipientList } from "./recipient-list";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Email Selected") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const search = new URL(request.url).searchParams;
  return openStaffEmail(context, search);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "orders");
  const form = await receiveForm(context, { reportsTruncation: true });
  const received = await receiveStaffEmail(context, user.name || user.userId, form);
  return respondWithStaffEmail(context, received);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/compose/compose");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback({ request, serverAction }, { problems: [createSendError()] });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function Compose() {
  const opened = useLoaderData<typeof loader>();
  const { staffEmail: last, problem } = useStaffEmail<StaffEmail>(opened);
  // If the recipients could not be read this time, the ones from the first load are shown.
  const staffEmail = last.recipients || opened.chosen.length === 0 ? last : { ...last, recipients: opened.recipients };
  const [recipient, ...others] = staffEmail.recipients?.to ?? [];
  return (
    <StaffEmailForm
      key={`${staffEmail.formId} ${staffEmail.show} ${staffEmail.problems.length}`}
      title={recipient && others.length === 0 ? `Email ${recipient.fullName}` : "Email Selected"}
      staffEmail={staffEmail}
      problem={problem}
      rules={staffEmailRules}
      to={staffEmail.recipients?.to ?? null}
      recipientLine={<RecipientList recipients={staffEmail.recipients} orderCount={staffEmail.chosen.length} />}
      hint="We fill in {name}, {order} and {package} for each customer."
      ids={staffEmail.chosen}
    />
  );
}
