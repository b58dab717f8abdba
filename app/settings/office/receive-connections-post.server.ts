import { sendTestEmail, TOO_MANY_TESTS } from "#app/notifications/test-email.server";
import { paths } from "#app/paths";
import { describeProviderError, explainProviderError, isProviderError } from "#app/payment/stripe-client.server";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import { makePaymentWebhook } from "../make-webhook.server";
import { loadPaymentWebhook, type PaymentWebhook, tryPaymentWebhook } from "../payment-webhook.server";
import { sendTestWebhooks } from "../test-messages.server";

export interface RefusedTest {
  to: string;
  problem: string;
}

export interface WebhookProblem {
  webhook: string;
}

export type Refused = RefusedTest | WebhookProblem;
type Result = { toast: Flash; to?: string } | { refused: Refused | Flash; status: number };

export async function receiveConnectionsPost(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<Result> {
  const formId = readOrCreateFormId(fields.get("form_id"));
  switch (fields.get("intent")) {
    case "send_test_email": {
      const to = cleanEmail(fields.get("to") ?? "");
      if (!isEmailAddress(to) || to.length > 254) {
        const problem = "Enter an email address such as hello@example.com.";
        return { refused: { to, problem }, status: 400 };
      }
      const testId = await sendTestEmail(context, { to, actor, formId });
      if (testId === null) return { refused: { to, problem: TOO_MANY_TESTS }, status: 429 };
      return {
        toast: { title: "Test Email Queued", description: `For ${to}.`, tone: "info" },
        to: `${paths.adminConnections}?test=${testId}`,
      };
    }
    case "send_test_webhooks": {
      const count = await sendTestWebhooks(context, { actor, formId });
      if (count === null) return { toast: { title: "Not Sent", description: TOO_MANY_TESTS, tone: "error" } };
      if (count === 0)
        return { toast: { title: "No Webhooks", description: "No address is set up for a webhook.", tone: "error" } };
      const description = "Check the outbox to see whether it arrived.";
      const title = count === 1 ? "Test Webhook Queued" : `${count} Test Webhooks Queued`;
      return { toast: { title, description, tone: "info" } };
    }
    case "make_webhook":
      return askProvider(context, async ({ secret }) => {
        if (secret === "environment") return IN_ENVIRONMENT;
        await makePaymentWebhook(context, actor, formId);
        return { title: "Webhook Created", description: "Try it now.", tone: "info" };
      });
    case "try_webhook":
      return askProvider(context, async () => {
        await tryPaymentWebhook(context);
        return { title: "Test Sent", description: "The provider’s message arrives within seconds.", tone: "info" };
      });
    default:
      return { toast: { title: "Error", description: "We couldn’t read this form. Try again.", tone: "error" } };
  }
}

const IN_ENVIRONMENT = "Remove STRIPE_WEBHOOK_SECRET, restart the server and try again.";

async function askProvider(
  context: RequestContext,
  ask: (webhook: PaymentWebhook) => Promise<Flash | string>,
): Promise<Result> {
  const webhook = await loadPaymentWebhook(context);
  if (!webhook) return { toast: { title: "Not Possible", description: "Set STRIPE_SECRET_KEY first.", tone: "error" } };
  try {
    const done = await ask(webhook);
    return typeof done === "string" ? { refused: { webhook: done }, status: 409 } : { toast: done };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    context.log.warn({ ...describeProviderError(error), id: context.requestId }, "payment webhook not made or tried");
    return { refused: { webhook: explainProviderError(error) }, status: 502 };
  }
}
