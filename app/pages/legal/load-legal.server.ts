import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isDay } from "#app/server/time/is-day";
import { type LegalText, listVersions } from "#app/texts/legal/legal-texts.server";
import { findLastDay, findVersion } from "#app/texts/legal/versions.server";
import { readStoredProse } from "#app/texts/prose/read-prose";
import { pages } from "./pages";

/** The version valid today or, with a day in the address, on that day. A version's own address has its first day. */
export async function loadLegal({ request, params, context }: LoaderFunctionArgs) {
  const { name, toAddress } = findPage(request);
  const { day } = params;
  const { versions, today } = await listVersions(context, name);
  const current = findVersion(versions, today);
  const known = versions.slice(versions.indexOf(current));
  const version = day === undefined ? current : known.find(({ id }) => id === day);
  if (!version) {
    if (!day || !isDay(day) || day > today) throw data(null, { status: 404 });
    throw redirect(toAddress(findVersion(known, day).id));
  }
  const { id, since, source } = version;
  return {
    ...{ name, since, hasDay: day !== undefined },
    until: findLastDay(versions, id, today),
    blocks: readStoredProse(source),
    earlier: known.slice(1).map(({ id, since }) => ({ id, since })),
  };
}

const byPath = new Map<string, { name: LegalText; toAddress: (day: string) => string }>(
  Object.entries(pages).map(([name, { path, toAddress }]) => [path, { name: name as LegalText, toAddress }]),
);

/** The routes match addresses in any case and encoding. @throws 404 */
function findPage({ url }: Request) {
  const [, first = ""] = decodeURI(new URL(url).pathname).toLowerCase().split("/");
  const page = byPath.get(`/${first}`);
  if (!page) throw data(null, { status: 404 });
  return page;
}
