import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { type LegalText, listVersions } from "#app/texts/legal/legal-texts.server";
import { findLastDay, findVersion } from "#app/texts/legal/versions";
import { fillMarkdown, readFacts } from "#app/texts/placeholders.server";
import { isDay } from "#app/texts/prose/day";
import { readStoredProse } from "#app/texts/prose/read-prose";

type Context = LoaderFunctionArgs["context"];

const getToday = ({ env }: Context) => formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);

const readBlocks = async (context: Context, source: string) =>
  readStoredProse(fillMarkdown(source, await readFacts(context)));

/** The version that is valid today. */
export async function loadLegal(context: Context, name: LegalText) {
  const versions = await listVersions(context, name);
  const current = findVersion(versions, getToday(context));
  return {
    since: current.since,
    blocks: await readBlocks(context, current.source),
    earlier: versions.slice(versions.indexOf(current) + 1).map(({ id, since }) => ({ id, since })),
  };
}

/** The version that was valid on a day, with the settings of today. Each version has the address of its first day. */
export async function loadVersion({ params, context }: LoaderFunctionArgs, name: LegalText, toAddress: ToAddress) {
  const { day = "" } = params;
  const today = getToday(context);
  const versions = await listVersions(context, name);
  const current = findVersion(versions, today);
  const known = versions.slice(versions.indexOf(current));
  const version = known.find(({ id }) => id === day);
  if (!version) {
    if (!/^[\d-]{10}$/.test(day) || !isDay(day) || day > today) throw data(null, { status: 404 });
    throw redirect(toAddress(findVersion(known, day).id));
  }
  const { id, since, source } = version;
  return { since, until: findLastDay(versions, id, today), blocks: await readBlocks(context, source) };
}

type ToAddress = (id: string) => string;
