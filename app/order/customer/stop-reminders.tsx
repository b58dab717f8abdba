import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useBusiness } from "#app/ui/use-site";
import { getReminders, setRemindersStopped } from "../remind/stop-reminders.server";
import { CustomerHero, CustomerNumber, PlainFan } from "./hero/hero";
import styles from "./hero/hero.css?url";

export const handle = { personal: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Payment reminders") }];

const RESUME = "resume";
const NOT_SAVED = "We couldn’t save this just now. Please try again in a moment.";

function readAddress(request: Request, number: string | undefined) {
  return { number: number ?? "", key: new URL(request.url).searchParams.get("key") ?? "" };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number, key } = readAddress(request, params.number);
  const { orderId: _, ...reminders } = await getReminders(context, number, key);
  return { number, key, ...reminders };
}

/** Responds without a redirect, as RFC 8058 requires for the address that an email program posts to. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { number, key } = readAddress(request, params.number);
  const { fields } = await receiveForm(context);
  const { orderId } = await getReminders(context, number, key);
  const change = setRemindersStopped(context, orderId, fields.get("reminders") !== RESUME);
  const result = await answerFailure(context, change, NOT_SAVED);
  return result ? data(result.refused, { status: result.status }) : null;
}

export default function RemindersPage() {
  const business = useBusiness();
  const { number, key, isWaiting, isStopped, payUrl, due, times } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { title, lead, button } = describe(isWaiting, isStopped, times);
  return (
    <CustomerHero isWhole title={title} above={<CustomerNumber number={number} />} picture={<PlainFan />}>
      {problem ? <ErrorSummary heading="h2" title="Nothing was changed" problems={[{ text: problem }]} /> : null}
      <p className="max-w-[40ch] text-lead">{lead}</p>
      <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-4">
        {button ? (
          <form
            method="post"
            action={`${paths.orderReminders(number)}?key=${encodeURIComponent(key)}`}
            className="max-sm:w-full"
          >
            <Button variant={isStopped ? "secondary" : "primary"} name="reminders" value={button.value}>
              {button.label}
            </Button>
          </form>
        ) : null}
        {payUrl ? (
          <ButtonLink variant={isStopped ? "primary" : "secondary"} href={payUrl}>
            Pay now — {due}
          </ButtonLink>
        ) : null}
        <MoreLink href={paths.customerPage(number)}>See your order</MoreLink>
      </div>
      <p className="wrap-anywhere">
        Have a question about this order? Write&nbsp;to <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </CustomerHero>
  );
}

function describe(isWaiting: boolean, isStopped: boolean, times: string) {
  if (!isWaiting)
    return {
      title: "No more reminders",
      lead: "There’s nothing left to pay on this order, so we won’t send reminders about it.",
      button: null,
    };
  if (isStopped)
    return {
      title: "Reminders stopped",
      lead: "We won’t remind you about this order again. It stays open, and the payment link in your email still works.",
      button: { value: RESUME, label: "Turn reminders back on" },
    };
  return {
    title: "Stop payment reminders?",
    lead: `This order isn’t paid yet. ${times ? `We email reminders ${times} after you order, then stop.` : "We may remind you by email."} Stopping the reminders doesn’t cancel your order.`,
    button: { value: "stop", label: "Stop reminders" },
  };
}
