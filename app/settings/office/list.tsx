import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { listScreensToCheck } from "#app/server/health/run-checks.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { SettingForm, SettingListForm } from "#app/server/setting-form";
import { listEdits } from "#app/server/setting-history.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { readSavedRecords } from "../save-settings.server";
import { listSetup } from "../setup.server";

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
  const addresses = [...Object.keys(context.features.settings).map(paths.adminSettingSection), setupCard.href];
  const [shown, toCheck, setup] = await Promise.all([
    Promise.all(sections),
    listScreensToCheck(context, addresses),
    listSetup(context),
  ]);
  const pick = (name: (typeof shown)[number]["group"]) => shown.filter(({ group }) => group === name);
  return {
    ...{ business: pick("business"), site: pick("site"), office: pick("office"), texts: pick("texts") },
    toCheck,
    setup: describeSetup(setup),
  };
}

/** Null once everything is done, or an admin has dismissed the checklist. */
function describeSetup({ items, dismissed }: Awaited<ReturnType<typeof listSetup>>) {
  const open = items.filter(({ isDone }) => !isDone);
  if (dismissed || !open[0]) return null;
  return `${items.length - open.length} of ${items.length} done. Next: ${open[0].title}.`;
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
  const { business, site, office, texts, toCheck, setup } = useLoaderData<typeof loader>();
  const mark = (cards: readonly Card[]) => cards.map((card) => ({ ...card, needsCheck: toCheck.includes(card.href) }));
  return (
    <>
      <ScreenHead title="Settings" text="Changes are live within a second." />
      {setup ? (
        <section className="mb-5 bg-canary px-3 py-2.5 sm:px-4 sm:py-3.5" aria-labelledby="setup-title">
          <h2 id="setup-title" className="font-text text-base font-bold">
            <Link to={setupCard.href}>{setupCard.title}</Link>
          </h2>
          <p>
            {setupCard.description} <b>{setup}</b>
          </p>
        </section>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 md:grid-cols-2 xl:grid-cols-3 xl:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-y-6 xl:contents">
          <CardGroup className="xl:row-span-2" title="Business" cards={mark(business)} />
          <CardGroup title="Site" cards={mark(site)} />
        </div>
        <div className="grid grid-cols-1 gap-y-6 xl:contents">
          <CardGroup
            className="xl:col-start-2"
            title="Office"
            cards={mark([...(setup ? [] : [setupCard]), ...officeCards, ...office])}
          />
          <CardGroup className="xl:col-start-3 xl:row-span-2 xl:row-start-1" title="Site texts" cards={mark(texts)} />
        </div>
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
  /** Whether Health says to check it. */
  needsCheck?: boolean;
}

const setupCard: Card = {
  title: "Getting started",
  description: "What to do before your first customer, and what’s already done.",
  href: paths.adminSetup,
};

const officeCards: Card[] = [
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

interface CardGroupProps {
  title: string;
  cards: readonly Card[];
  className?: string;
}

function CardGroup({ title, cards, className }: CardGroupProps) {
  const id = `group-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-2 grid gap-px">
        {cards.map(({ title, description, href, changed, warning, needsCheck }) => (
          <li key={href} className="bg-paper px-3 py-2.5 sm:px-4 sm:py-3.5">
            <h3 className="font-text text-base font-bold">
              <Link to={href}>{title}</Link>
            </h3>
            <p>{description}</p>
            {needsCheck ? (
              <p className="mt-1 flex items-center gap-2 font-semibold">
                <StatusMark shape="point" tone="sun" />
                Check this
              </p>
            ) : null}
            {warning ? <p className="mt-1 font-semibold text-err">{warning}</p> : null}
            {changed ? <p className="mt-1 text-fine text-ink-2">Last changed {changed}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
