import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { planErasure } from "../erase-person.server";
import { listErasures } from "../erasures.server";
import { ErasureList } from "./erasure-list";
import { Erasure, KeptData } from "./erasure-view";
import { type RefusedErasure, receivePersonPost } from "./receive-person-post.server";

const eraseFailed = createErrorToast("We couldn’t erase everything. What we already erased stays erased. Try again.");

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "One person, settings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  const erasures = await listErasures(context);
  const typed = new URL(request.url).searchParams.get("email");
  const email = cleanEmail(typed ?? "");
  if (typed === null) return { email, erasures, problem: null, plan: null };
  if (!isEmailAddress(email))
    return { email, erasures, problem: "Enter an email address such as dana@example.com.", plan: null };
  return { email, erasures, problem: null, plan: await planErasure(context, email) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = await requireRight(context, request, "admins");
  const { fields } = await receiveForm(context);
  const result = await answerFailure(context, receivePersonPost(context, name, fields), eraseFailed);
  if ("refused" in result) return data(result.refused, { status: result.status });
  return redirectWithFlash(context, paths.adminPersonalData, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "person/office/person");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedErasure, Flash>({ request, serverAction }, eraseFailed);
}

export const shouldRevalidate = revalidateAfterConflict;

export default function PersonScreen() {
  const { email, erasures, problem, plan } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedErasure | Flash>();
  const refused = answer && "problem" in answer ? answer : undefined;
  return (
    <>
      <SettingsHead
        title="Everything about one person"
        text="Use this page when somebody asks what you keep about them, or asks you to erase it. First make sure that the request came from this email address."
        back={{ label: "Personal data", to: paths.adminSettingSection("retention") }}
      />
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 ${plan ? "items-start" : ""}`.trim()}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Form
            method="get"
            className="grid grid-flow-dense content-start grid-cols-[minmax(0,1fr)_auto] gap-x-3 panel [&_:is(label,p)]:col-span-2"
            noValidate
          >
            <Field
              name="email"
              type="email"
              label="Email address"
              className="contents"
              autoComplete="off"
              maxLength={254}
              defaultValue={email}
              error={problem}
              autoFocus={!plan}
            />
            <button type="submit" className="tool tool-solid">
              Look up
            </button>
          </Form>
          {plan ? <KeptData email={email} plan={plan} /> : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {plan && !plan.isEmpty ? <Erasure key={email} email={email} plan={plan} refused={refused} /> : null}
          <ErasureList erasures={erasures} />
        </div>
      </div>
      <AnswerToast answer={answer && "problem" in answer ? undefined : answer} />
    </>
  );
}
