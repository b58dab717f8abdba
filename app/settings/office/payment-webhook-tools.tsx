import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import type { PaymentWebhook } from "../payment-webhook.server";

interface Props {
  webhook: PaymentWebhook;
  formId: string;
}

/** Makes the webhook with the payment provider, and shows whether its messages arrive. */
export function PaymentWebhookTools({ webhook: { secret, description, tried }, formId }: Props) {
  return (
    <>
      <p className="mt-4">{description}</p>
      <Form method="post" action={paths.adminConnections} className="mt-3 flex flex-wrap gap-2" preventScrollReset>
        <input type="hidden" name="form_id" value={formId} />
        {secret === "environment" ? null : (
          <button type="submit" className="tool" name="intent" value="make_webhook">
            {secret === "made" ? "Replace webhook" : "Create webhook endpoint"}
          </button>
        )}
        {secret === "none" ? null : (
          <button type="submit" className="tool" name="intent" value="try_webhook">
            Try it
          </button>
        )}
      </Form>
      {tried ? (
        <p className="mt-3" role="status">
          {tried.hasArrived
            ? `Works: the message of the test from ${tried.at} has arrived.`
            : `Nothing has arrived yet of the test from ${tried.at}. `}
          {tried.hasArrived ? null : <Link to={paths.adminConnections}>Look again</Link>}
        </p>
      ) : null}
    </>
  );
}
