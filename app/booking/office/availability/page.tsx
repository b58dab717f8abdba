import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { kindList } from "#app/booking/model/kind-settings";
import { listKinds } from "#app/booking/state/kinds.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { EditHistory } from "#app/ui/list/edit-history.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { useMayOpen } from "#app/ui/office/office-link.tsx";
import { ADD_DAYS_ID, DAYS_ID, getAvailabilityUrl, hoursFailed, readKind } from "./availability-url";
import { loadAvailability } from "./load-availability.server";
import { Preview } from "./preview";
import { keepTypedForm, type RefusedForm, receiveAvailabilityPost } from "./receive-availability-post.server";
import { RulesForm } from "./rules-form";
import { SpecialDays } from "./special-days";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Availability") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "availability");
  return loadAvailability(context, readKind(new URL(request.url).searchParams), Date.now());
}

export type Availability = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, name } = await requireRight(context, request, "availability");
  const { fields } = await receiveForm(context);
  const today = formatIsoDate(new Date(), context.env.BUSINESS_TIMEZONE);
  const shown = readKind(new URL(request.url).searchParams);
  const received = listKinds(context).then((kinds) =>
    receiveAvailabilityPost(context, { fields, today, kinds, shown, actor: name }),
  );
  const result = await answerFailure(context, received, keepTypedForm(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const back = getAvailabilityUrl(shown);
  const { toast } = result;
  if (toast.tone !== "error") context.log.info({ user: userId, intent: fields.get("intent") }, "availability changed");
  return redirectWithFlash(context, back + (places.get(fields.get("intent")) ?? ""), toast);
}

/** Without JavaScript, several days follow each other without scrolling or opening the form again. */
const places = new Map<unknown, string>([
  ["add_days", `#${ADD_DAYS_ID}`],
  ["remove_days", `#${DAYS_ID}`],
]);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Availability>(args, "booking/office/availability/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedForm, Flash>({ request, serverAction }, hoursFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const kindsAddress = paths.adminSettingSection(kindList.name);

export default function AvailabilityScreen() {
  const { kind, kinds, shared, rules, week, edits, days, holidays, preview, zone } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedForm | Flash>();
  const mayOpenAddress = useMayOpen();
  const refused = answer && "form" in answer ? answer : undefined;
  const refusedRules = refused?.form === "rules" && refused.kind === kind ? refused : undefined;
  const getUrl = (id: string) => getAvailabilityUrl(id === kinds[0]?.id ? null : id);
  const refusedDays = refused?.form === "days" ? refused : undefined;
  return (
    <>
      <ScreenHead title="Availability" back={{ label: "All bookings", to: paths.adminBookings }}>
        <a className="tool" href={`#${ADD_DAYS_ID}`}>
          Add a day off
        </a>
        {mayOpenAddress(kindsAddress) ? (
          <Link className="tool" to={kindsAddress}>
            Kinds of meetings
          </Link>
        ) : null}
      </ScreenHead>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_auto_1fr] xl:*:col-start-1">
        <div className="[&>nav]:mt-0">
          <ListTabs
            label="Kind of meeting"
            isOnSheet
            tabs={kinds.map(({ id, name, isOffered }) => ({
              key: id,
              label: isOffered ? name : `${name} (off)`,
              to: getUrl(id),
              isOpen: id === kind,
              count: null,
            }))}
          />
          {/* The key resets the form to the saved values. */}
          <RulesForm
            key={`${kind} ${rules.version}`}
            kind={kind}
            action={getUrl(kind)}
            shared={shared}
            rules={rules}
            week={week}
            refused={refusedRules}
            zone={zone}
          />
        </div>
        <div className="xl:col-start-2! xl:row-span-3 xl:row-start-1">
          <Preview preview={preview} kinds={kinds.filter(({ isOffered }) => isOffered)} zone={zone} />
        </div>
        <SpecialDays days={days} holidays={holidays} action={getUrl(kind)} kinds={kinds} refused={refusedDays} />
        <EditHistory edits={edits} empty="Nobody has changed these hours and rules yet." intent="undo_rules" />
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
