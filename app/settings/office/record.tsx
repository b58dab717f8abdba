import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { changeSettings } from "./change-settings.server";
import { findRecordForm, loadSection, type Section } from "./load-section.server";
import type { ReturnedSettings } from "./returned-settings";
import { SectionScreen } from "./section-screen";

export { clientAction } from "./returned-settings";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `${data?.title ?? ""}, settings`) },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Section> {
  await requireRight(context, request, "admins");
  return loadSection(context, await findRecordForm(context, request, params));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "admins");
  return changeSettings(context, user, await findRecordForm(context, request, params));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Section>(args, "settings/office/record");
}

/** A record that was removed while its form was open can no longer be found. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  !(args.actionResult as ReturnedSettings | undefined)?.addAsNew && revalidateUnlessLost(args);

export default function RecordScreen() {
  const { record } = useParams();
  return <SectionScreen key={record} section={useLoaderData<typeof loader>()} />;
}
