import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { changeRecordText } from "./change-record-text.server";
import { changeSettings } from "./change-settings.server";
import { findSettings, loadRecords, loadSection } from "./load-section.server";
import { RecordList } from "./record-list";
import { SectionScreen } from "./section-screen";

export { clientAction } from "./returned-settings";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `${data?.title ?? ""}, settings`) },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  const form = findSettings(context, params.section);
  return "list" in form ? loadRecords(context, form) : loadSection(context, form);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "admins");
  const form = findSettings(context, params.section);
  return "list" in form ? changeRecordText(context, user, form) : changeSettings(context, user, form);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/section");
}

export const shouldRevalidate = revalidateUnlessLost;

export default function SettingsScreen() {
  const { section } = useParams();
  const loaded = useLoaderData<typeof loader>();
  return "records" in loaded ? <RecordList {...loaded} /> : <SectionScreen key={section} section={loaded} />;
}
