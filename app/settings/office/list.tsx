import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { SettingForm, SettingListForm } from "#app/server/setting-form";
import { listEdits } from "#app/server/setting-history.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { readSavedRecords } from "../save-settings.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Settings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  const sections = Object.entries(context.features.settings).map(async ([name, form]) => {
    const { title, description, group = "business" } = form;
    const [last] = await listEdits(context, await listSectionNames(context, form), 1);
    const changed = last && `${formatMoment(last.createdAt, context.env.BUSINESS_TIMEZONE)}, ${last.actor}`;
    const warning = "list" in form ? null : await form.findWarning?.();
    const href = paths.adminSettingSection(name);
    return { title, description: getFirstSentence(description), group, href, changed, warning };
  });
  const shown = await Promise.all(sections);
  const pick = (name: (typeof shown)[number]["group"]) => shown.filter(({ group }) => group === name);
  return { business: pick("business"), site: pick("site"), office: pick("office"), texts: pick("texts") };
}

/** The screen of the section has all of it. */
const getFirstSentence = (text: string): string => text.split(/(?<=\.) /, 1)[0] ?? text;

async function listSectionNames(context: RequestContext, form: SettingForm | SettingListForm): Promise<string[]> {
  if (!("list" in form)) return [form.section.name];
  const records = await readSavedRecords(context, form);
  return records.map(({ key }) => `${form.list.name}/${key}`);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/list");
}

export default function SettingsScreen() {
  const { business, site, office, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title="Settings" text="Changes are live within a second." />
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 xl:grid-cols-4">
        <CardGroup title="Business" cards={business} />
        <CardGroup title="Site" cards={site} />
        <CardGroup title="Office" cards={[...officeCards, ...office]} />
        <CardGroup title="Site texts" cards={texts} />
      </div>
    </>
  );
}

interface Card {
  title: string;
  description: string;
  href: string;
  changed?: string | null;
  warning?: string | null;
}

const officeCards: Card[] = [
  {
    title: "Getting started",
    description: "What to do before your first customer, and what’s already done.",
    href: paths.adminSetup,
  },
  { title: "People", description: "Who works in the office, and what they may open.", href: paths.adminPeople },
  {
    title: "Connections",
    description: "Email, payment, webhooks, calendar, files and database: what’s set up, and whether it works.",
    href: paths.adminConnections,
  },
  {
    title: "Health",
    description: "Which version is running, and whether everything it depends on responds.",
    href: paths.adminHealth,
  },
];

function CardGroup({ title, cards }: { title: string; cards: readonly Card[] }) {
  const id = `group-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-2 grid gap-px sm:grid-cols-2 sm:gap-3 xl:grid-cols-1 xl:gap-px">
        {cards.map(({ title, description, href, changed, warning }) => (
          <li key={href} className="bg-paper px-3 py-2.5 sm:px-4 sm:py-3.5">
            <h3 className="font-text text-base font-bold">
              <Link to={href}>{title}</Link>
            </h3>
            <p>{description}</p>
            {warning ? <p className="mt-1 font-semibold text-err">{warning}</p> : null}
            {changed ? <p className="mt-1 text-fine text-ink-2">Last changed {changed}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
