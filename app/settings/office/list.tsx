import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { listScreensToCheck } from "#app/server/health/run-checks.server";
import type { RequestContext } from "#app/server/http/context.server";
import { readSearchText, toQuery } from "#app/server/list/list-query";
import type { SettingForm, SettingListForm } from "#app/server/setting-form";
import { listEdits } from "#app/server/setting-history.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay } from "#app/ui/feedback/lost-connection";
import { FilterForm, SearchBox } from "#app/ui/list/filter-form.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { useIsHidden } from "#app/ui/use-site";
import { readSavedRecords } from "../save-settings.server";
import { listSetup } from "../setup.server";
import { type Card, CardGroup, GroupLinks } from "./card-group";
import { findPlaces, hasWords, toWords } from "./find-places";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Settings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  const q = readSearchText(new URL(request.url).searchParams);
  const words = toWords(q);
  const sections = Object.entries(context.features.settings).map(async ([name, form]) => {
    const { title, description, group = "business" } = form;
    const records = await listRecords(context, form);
    const names = "list" in form ? records.map((record) => record.section) : [form.section.name];
    const [last] = await listEdits(context, names, 1);
    const changed = last && `${formatMoment(last.createdAt, context.env.BUSINESS_TIMEZONE)}, ${last.actor}`;
    const warning = "list" in form ? null : await form.findWarning?.();
    const href = paths.adminSettingSection(name);
    const places = words.length > 0 ? findPlaces(form, records, { href, words }) : [];
    const isFound = places.length > 0 || hasWords(`${title} ${description}`, words);
    return { title, description: getFirstSentence(description), group, href, changed, warning, places, isFound };
  });
  const addresses = [...Object.keys(context.features.settings).map(paths.adminSettingSection), setupCard.href];
  const [shown, toCheck, setup] = await Promise.all([
    Promise.all(sections),
    listScreensToCheck(context, addresses),
    listSetup(context),
  ]);
  const pick = (name: (typeof shown)[number]["group"]) =>
    shown.filter(({ group, isFound }) => group === name && isFound);
  return {
    ...{ business: pick("business"), site: pick("site"), office: pick("office"), texts: pick("texts") },
    q,
    count: shown.length,
    toCheck,
    setup: describeSetup(setup),
    steps: setup.dismissed ? [] : setup.items.filter(({ isDone }) => !isDone),
  };
}

const getSearchUrl = (query: URLSearchParams) => paths.adminSettings + toQuery({ q: readSearchText(query) }, { q: "" });

function describeSetup({ items, dismissed }: Awaited<ReturnType<typeof listSetup>>) {
  const open = items.filter(({ isDone }) => !isDone);
  if (dismissed || !open[0]) return null;
  return `${items.length - open.length} of ${items.length} done. Next: ${open[0].title}.`;
}

const getFirstSentence = (text: string): string => text.split(/(?<=\.) /, 1)[0] ?? text;

async function listRecords(context: RequestContext, form: SettingForm | SettingListForm) {
  if (!("list" in form)) return [];
  const records = await readSavedRecords(context, form);
  return records.map(({ key, name }) => ({
    name,
    section: `${form.list.name}/${key}`,
    href: paths.adminSettingRecord(form.list.name, key),
  }));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/list");
}

export default function SettingsScreen() {
  const { q, count, business, site, office, texts, toCheck, setup, steps } = useLoaderData<typeof loader>();
  const isHidden = useIsHidden();
  const words = toWords(q);
  const mark = (card: Card): Card => {
    const open = steps.filter(({ href }) => href === card.href);
    const found = toCheck.filter(({ href }) => href === card.href).map(({ found }) => getFirstSentence(found));
    if (open.length + found.length === 0) return card;
    const parts = open.flatMap(({ title }) => (title === card.title ? [] : [title]));
    const missing =
      parts.length > 1 ? [`Still open: ${parts.join(", ")}.`] : open.map(({ text }) => getFirstSentence(text));
    const label = open.length === 0 ? "Check this." : "Not done.";
    // What was found says more than the text of the card's own step.
    const texts = found.length > 0 && parts.length === 0 ? found : [...missing, ...found];
    return { ...card, toDo: { label, text: [...new Set(texts)].join(" ") } };
  };
  const fixed = officeCards.filter(({ href }) => !isHidden(href));
  const found = [setupCard, ...fixed].filter(({ title, description }) => hasWords(`${title} ${description}`, words));
  const groups = [
    { title: "Company", cards: business },
    { title: "Texts", cards: texts },
    { title: "Site", cards: site },
    { title: "Office", cards: [...found.filter((card) => card !== setupCard || !setup || q), ...office] },
  ].filter(({ cards }) => cards.length > 0);
  const half = Math.ceil(groups.length / 2);
  return (
    <>
      <ScreenHead
        title="Settings"
        text={
          q ? (
            <span role="status">
              {groups.flatMap(({ cards }) => cards).length} of {count + fixed.length + 1} screens
            </span>
          ) : (
            "Changes are live within a second."
          )
        }
      >
        <FilterForm action={paths.adminSettings} values={{ q }} addressFor={getSearchUrl} autoSubmit>
          <SearchBox value={q} label="Find a setting" placeholder="Find a setting" />
          <button className="tool" type="submit">
            Find
          </button>
        </FilterForm>
      </ScreenHead>
      {setup && !q ? (
        <section
          className="panel band-canary mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 pb-4"
          aria-labelledby="setup-title"
        >
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="setup-title">{setupCard.title}</h2>
            <p className="mt-1">
              {setupCard.description} <b>{setup}</b>
            </p>
          </div>
          <Link className="tool tool-solid" to={setupCard.href}>
            Open the checklist
          </Link>
        </section>
      ) : null}
      {q ? null : <GroupLinks className="md:hidden" titles={groups.map(({ title }) => title)} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        {[groups.slice(0, half), groups.slice(half)].map((column) => (
          <div key={column[0]?.title} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
            {column.map(({ title, cards }) => (
              <CardGroup key={title} title={title} cards={cards.map(mark)} />
            ))}
          </div>
        ))}
        {groups.length === 0 ? (
          <NoRecords title={`No setting matches “${q}”`}>
            <p>Try one word, such as “email” or “price”.</p>
          </NoRecords>
        ) : null}
      </div>
    </>
  );
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
  { title: "Web vitals", description: "How fast the office loads for your team.", href: paths.adminVitals },
];
