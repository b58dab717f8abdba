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
    const { title, description, group } = form;
    const [last] = await listEdits(context, await listSectionNames(context, form), 1);
    const changed = last && `${formatMoment(last.createdAt, context.env.BUSINESS_TIMEZONE)}, ${last.actor}`;
    const warning = "list" in form ? null : await form.findWarning?.();
    return { name, title, description, group, changed: changed ?? null, warning: warning ?? null };
  });
  const shown = await Promise.all(sections);
  return { sections: shown.filter(({ group }) => !group), texts: shown.filter(({ group }) => group === "texts") };
}

async function listSectionNames(context: RequestContext, form: SettingForm | SettingListForm): Promise<string[]> {
  if (!("list" in form)) return [form.section.name];
  const records = await readSavedRecords(context, form);
  return records.map(({ key }) => `${form.list.name}/${key}`);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "settings/office/list");
}

const grid = "mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3";
const card = "bg-paper px-3 pt-4 pb-5 sm:px-5";

export default function SettingsScreen() {
  const { sections, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title="Settings" />
      <p className="mt-1 max-w-[70ch] text-ink-2">What you save here is on the site within a second.</p>
      <ul className={grid}>
        <SectionCards sections={sections} />
        <li className={card}>
          <h2>
            <Link to={paths.adminSetup}>Getting started</Link>
          </h2>
          <p className="mt-1">What to do before your first customer, and what’s already done.</p>
        </li>
        <li className={card}>
          <h2>
            <Link to={paths.adminPeople}>People</Link>
          </h2>
          <p className="mt-1">Who works in the office, and what they may open.</p>
        </li>
        <li className={card}>
          <h2>
            <Link to={paths.adminConnections}>Connections</Link>
          </h2>
          <p className="mt-1">
            Email, payment, webhooks, calendar, files and database: what is set up, and whether it works.
          </p>
        </li>
        <li className="bg-paper px-3 pt-4 pb-5 sm:px-5">
          <h2>
            <Link to={paths.adminHealth}>Health</Link>
          </h2>
          <p className="mt-1">Which version is running, since when, and whether everything it depends on responds.</p>
        </li>
      </ul>
      <section aria-labelledby="texts" className="mt-8">
        <h2 id="texts">Texts of the site</h2>
        <ul className={grid}>
          <SectionCards sections={texts} />
        </ul>
      </section>
    </>
  );
}

type Sections = Awaited<ReturnType<typeof loader>>["texts"];

function SectionCards({ sections }: { sections: Sections }) {
  return sections.map(({ name, title, description, changed, warning }) => (
    <li key={name} className={card}>
      <h2>
        <Link to={paths.adminSettingSection(name)}>{title}</Link>
      </h2>
      <p className="mt-1">{description}</p>
      {warning ? <p className="mt-2 font-semibold text-err">{warning}</p> : null}
      <p className="mt-2 text-fine text-ink-2">{changed ? `Last changed ${changed}` : "Never changed"}</p>
    </li>
  ));
}
