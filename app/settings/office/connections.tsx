import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { requireRight } from "#app/account/auth.server";
import { describeUnsentTest, findTestOutcome } from "#app/notifications/test-email.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { TestOutcomeView } from "#app/ui/office/test-outcome.tsx";
import { listConnections } from "../connections.server";
import { loadPaymentWebhook } from "../payment-webhook.server";
import { ConnectionCard, ConnectionStrip } from "./connection-parts";
import { PaymentWebhookTools } from "./payment-webhook-tools";
import { type Refused, receiveConnectionsPost } from "./receive-connections-post.server";

const testFailed = createErrorToast("We couldn’t send the test. Try again.");

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Connections, settings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  const testId = new URL(request.url).searchParams.get("test");
  return {
    connections: await listConnections(context),
    webhook: await loadPaymentWebhook(context),
    team: context.env.TEAM_EMAIL,
    testHint: describeUnsentTest(context.env),
    formId: randomUUID(),
    outcome: testId && (await findTestOutcome(context, testId)),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = await requireRight(context, request, "admins");
  const { fields } = await receiveForm(context);
  const result = await answerFailure(context, receiveConnectionsPost(context, name, fields), testFailed);
  if ("refused" in result) return data(result.refused, { status: result.status });
  return redirectWithFlash(context, result.to ?? paths.adminConnections, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "settings/office/connections");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Refused, Flash>({ request, serverAction }, testFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function ConnectionsScreen() {
  const { connections, webhook, team, testHint, formId, outcome } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused | Flash>();
  const refused = answer && "problem" in answer ? answer : undefined;
  const problem = answer && "webhook" in answer ? answer.webhook : undefined;
  const tools: Partial<Record<Loaded["connections"][number]["id"], ReactNode>> = {
    email: (
      <>
        {outcome ? <TestOutcomeView outcome={outcome} /> : null}
        <div className="@container mt-4">
          <Form
            method="post"
            action={paths.adminConnections}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-2 @sm:grid-flow-dense @sm:grid-cols-[minmax(0,1fr)_auto] @sm:[&_:is(label,p)]:col-span-2"
            preventScrollReset
            noValidate
          >
            <input type="hidden" name="form_id" value={formId} />
            <Field
              name="to"
              type="email"
              label="Send a test email to"
              className="contents"
              hint={testHint}
              defaultValue={refused?.to ?? team}
              error={refused?.problem}
            />
            <button
              type="submit"
              className="tool mt-2 justify-self-start @sm:mt-0"
              name="intent"
              value="send_test_email"
            >
              Send test email
            </button>
          </Form>
        </div>
      </>
    ),
    payment: webhook ? <PaymentWebhookTools webhook={webhook} formId={formId} problem={problem} /> : null,
    webhooks: connections.some(({ id, state }) => id === "webhooks" && state !== "off") ? (
      <Form method="post" className="mt-4" preventScrollReset>
        <input type="hidden" name="form_id" value={formId} />
        <button type="submit" className="tool" name="intent" value="send_test_webhooks">
          Send a test to each
        </button>
      </Form>
    ) : null,
  };
  const next = (["attention", "open"] as const)
    .map((state) => connections.find((connection) => connection.state === state))
    .find(Boolean);
  return (
    <>
      <SettingsHead title="Connections" text="What’s set up, and whether it works. Secrets are never shown." />
      <ConnectionStrip connections={connections} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        {[connections.slice(0, 2), connections.slice(2)].map((column) => (
          <div key={column[0]?.id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {column.map((connection) => (
              <ConnectionCard key={connection.id} connection={connection} isNext={connection === next}>
                {tools[connection.id]}
              </ConnectionCard>
            ))}
          </div>
        ))}
      </div>
      <AnswerToast answer={answer && "title" in answer ? answer : undefined} />
    </>
  );
}
