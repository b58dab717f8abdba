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
    steps: setup.dismissed ? [] : setup.items.filter(({ isDone }) => !isDone),
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
  const { business, site, office, texts, toCheck, setup, steps } = useLoaderData<typeof loader>();
  const mark = (card: Card): Card => {
    const open = steps.filter(({ href }) => href === card.href);
    const found = toCheck.filter(({ href }) => href === card.href).map(({ found }) => found);
    if (open.length + found.length === 0) return card;
    const parts = open.flatMap(({ title }) => (title === card.title ? [] : [title]));
    const label = open.length === 0 ? "Check this." : "Not done.";
    const missing = parts[0] ? [`Still to set up: ${parts.join(", ")}.`] : [];
    const texts = found[0] || parts[0] ? [...missing, ...found] : open.map(({ text }) => getFirstSentence(text));
    return { ...card, toDo: { label, text: [...new Set(texts)].join(" ") } };
  };
  const groups = [
    { title: "Company", cards: business },
    { title: "Site", cards: site },
    { title: "Office", cards: [...(setup ? [] : [setupCard]), ...officeCards, ...office] },
    { title: "Texts", cards: texts },
  ];
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
      <nav className="-mt-2 mb-3 flex flex-wrap gap-x-5 md:hidden" aria-label="On this screen">
        {groups.map(({ title }) => (
          <a key={title} href={`#${nameGroup(title)}`} className="inline-flex min-h-11 items-center font-semibold">
            {title}
          </a>
        ))}
      </nav>
      <div className="grid gap-6 xl:gap-5">
        {groups.map(({ title, cards }) => (
          <CardGroup key={title} title={title} cards={cards.map(mark)} />
        ))}
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
  /** An open item of Getting started, or what Health says to check. */
  toDo?: { label: string; text: string };
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

const nameGroup = (title: string): string => `group-${title.toLowerCase().replaceAll(" ", "-")}`;

function CardGroup({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section className="xl:grid xl:grid-cols-[8.5rem_minmax(0,1fr)]" aria-labelledby={nameGroup(title)}>
      <h2 id={nameGroup(title)} className="xl:pt-3">
        {title}
      </h2>
      <ul className="mt-2 grid xl:mt-0 grid-cols-1 overflow-hidden bg-paper md:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ title, description, href, changed, warning, toDo }) => (
          <li key={href} className="-mb-px border-b border-ground px-3 py-2.5 sm:px-4 sm:py-3.5">
            <h3 className="font-text text-base font-bold">
              <Link to={href}>{title}</Link>
            </h3>
            <p>{description}</p>
            {toDo ? (
              <p className="mt-1 flex gap-2">
                <span className="mt-[0.15em]">
                  <StatusMark shape="point" tone="sun" />
                </span>
                <span>
                  <b>{toDo.label}</b> {toDo.text}
                </span>
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
