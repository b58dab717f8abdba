import { Form, Link, useNavigation } from "@remix-run/react";
import { paths } from "#app/paths";
import type { PaymentWebhook } from "../payment-webhook.server";

interface Props {
  webhook: PaymentWebhook;
  formId: string;
  problem?: string;
}

export function PaymentWebhookTools({ webhook: { secret, description, notes, tried }, formId, problem }: Props) {
  const pressed = useNavigation().formData?.get("intent");
  const make = secret === "made" ? "Replace webhook" : "Create webhook endpoint";
  return (
    <>
      <p className="mt-4">{description}</p>
      {notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      <Form method="post" action={paths.adminConnections} className="mt-3 flex flex-wrap gap-2" preventScrollReset>
        <input type="hidden" name="form_id" value={formId} />
        {secret === "environment" ? null : (
          <button type="submit" className="tool" name="intent" value="make_webhook">
            {pressed === "make_webhook" ? "Asking the provider…" : make}
          </button>
        )}
        {secret === "none" ? null : (
          <button type="submit" className="tool" name="intent" value="try_webhook">
            {pressed === "try_webhook" ? "Asking the provider…" : "Try it"}
          </button>
        )}
      </Form>
      {problem ? (
        <p className="mt-3 font-semibold text-err" role="alert">
          {problem}
        </p>
      ) : null}
      {tried ? (
        <p className="mt-3" role="status">
          {tried.hasArrived
            ? `It works: the test message from ${tried.at} arrived.`
            : `The test message from ${tried.at} hasn’t arrived yet. `}
          {tried.hasArrived ? null : <Link to={paths.adminConnections}>Look again</Link>}
        </p>
      ) : null}
    </>
  );
}
