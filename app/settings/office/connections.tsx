import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { type Connection, listConnections } from "../connections.server";
import { Facts, getStateColor, nameState } from "./connection-parts";
import { type RefusedTest, receiveConnectionsPost } from "./receive-connections-post.server";

const testFailed = createErrorToast("We couldn’t send the test. Try again.");

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Connections, settings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  return { connections: await listConnections(context), team: context.env.TEAM_EMAIL, formId: randomUUID() };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = await requireRight(context, request, "admins");
  const { fields } = await receiveForm(context);
  const result = await answerFailure(context, receiveConnectionsPost(context, name, fields), testFailed);
  if ("refused" in result) return data(result.refused, { status: result.status });
  return redirectWithFlash(context, paths.adminConnections, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "settings/office/connections");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedTest, Flash>({ request, serverAction }, testFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function ConnectionsScreen() {
  const { connections, team, formId } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedTest | Flash>();
  const refused = answer && "problem" in answer ? answer : undefined;
  return (
    <>
      <ScreenHead title="Connections">
        <Link className="tool" to={paths.adminSettings}>
          All settings
        </Link>
      </ScreenHead>
      <p className="mt-1 max-w-[70ch] text-ink-2">
        Set up with environment variables when the site is installed. Secrets are never shown.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {connections.map((connection) => (
          <ConnectionCard key={connection.name} connection={connection}>
            {connection.name === "Email" ? (
              <Form method="post" className="mt-4" preventScrollReset noValidate>
                <input type="hidden" name="form_id" value={formId} />
                <Field
                  name="to"
                  type="email"
                  label="Send a test email to"
                  defaultValue={refused?.to ?? team}
                  error={refused?.problem}
                />
                <button type="submit" className="tool mt-3" name="intent" value="send_test_email">
                  Send test email
                </button>
              </Form>
            ) : null}
            {connection.name === "Webhooks" && connection.state !== "off" ? (
              <Form method="post" className="mt-4" preventScrollReset>
                <input type="hidden" name="form_id" value={formId} />
                <button type="submit" className="tool" name="intent" value="send_test_webhooks">
                  Send a test to each
                </button>
              </Form>
            ) : null}
          </ConnectionCard>
        ))}
      </div>
      <AnswerToast answer={answer && "problem" in answer ? undefined : answer} />
    </>
  );
}

function ConnectionCard({ connection, children }: { connection: Connection; children: ReactNode }) {
  const { name, summary, details } = connection;
  const heading = `connection-${name.toLowerCase()}`;
  return (
    <section className={`px-3 pt-4 pb-5 sm:px-5 ${getStateColor(connection)}`} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p className="mt-1">
        <b>{nameState(connection)}.</b> {summary}
      </p>
      <Facts facts={details} />
      {children}
    </section>
  );
}
