import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { requireAdmin } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { BusinessPreview } from "./business-preview";
import { EditHistory } from "./edit-history";
import {
  findSettingForm,
  loadRecords,
  loadSection,
  type RecordList as RecordListData,
  type Section,
} from "./load-section.server";
import { keepTypedSettings, receiveSettingsPost } from "./receive-settings-post.server";
import { RecordList } from "./record-list";
import { type ReturnedSettings, settingsFailed } from "./returned-settings";
import { SectionForm } from "./section-form";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `${data?.title ?? ""}, settings`) },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Section | RecordListData> {
  await requireAdmin(context, request);
  const form = await findSettingForm(context, params);
  return "list" in form ? loadRecords(context, form) : loadSection(context, form);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, name } = await requireAdmin(context, request);
  const form = await findSettingForm(context, params);
  if ("list" in form) throw data(null, { status: 405 });
  const { fields } = await receiveForm(context);
  const work = receiveSettingsPost(context, form, { actor: name, fields });
  const result = await answerFailure(context, work, keepTypedSettings(form, fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  if (result.toast.tone !== "error")
    context.log.info({ user: userId, intent: fields.get("intent"), section: result.section }, "settings changed");
  return redirectWithFlash(context, paths.adminSettingSection(result.section), result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Section | RecordListData>(args, "settings/office/section");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<ReturnedSettings, Flash>({ request, serverAction }, settingsFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const replacing = ["save_settings", "undo_settings"];

/** After a conflict the form begins with what the colleague saved, so it is made anew. */
const getConflict = (returned: ReturnedSettings | undefined) =>
  returned && returned.theirs.length > 0 ? JSON.stringify(returned.shown) : "";

/** Shows what visitors will see, by the name of the section. */
const previews: Record<string, typeof BusinessPreview> = { business: BusinessPreview };

export default function SettingsScreen() {
  const { section = "", record = "" } = useParams();
  const loaded = useLoaderData<typeof loader>();
  if ("records" in loaded) return <RecordList {...loaded} />;
  return <SectionScreen key={`${section}/${record}`} section={loaded} />;
}

function SectionScreen({ section }: { section: Section }) {
  const answer = useActionData<ReturnedSettings | Flash>();
  const { section: name = "" } = useParams();
  const returned = answer && "theirs" in answer ? answer : undefined;
  const version = useFormVersion(replacing, returned !== undefined);
  const Preview = previews[name];
  return (
    <>
      <ScreenHead title={section.title}>
        <Link className="tool" to={section.back?.to ?? paths.adminSettings}>
          {section.back?.label ?? "All settings"}
        </Link>
      </ScreenHead>
      <p className="mt-1 max-w-[70ch] text-ink-2">{section.description}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <SectionForm key={`${name} ${version} ${getConflict(returned)}`} section={section} returned={returned} />
        {Preview ? <Preview texts={returned?.values ?? section.texts} isSaved={!returned} /> : null}
        <EditHistory edits={section.edits} />
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
