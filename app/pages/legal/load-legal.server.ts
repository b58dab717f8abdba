import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { listVersions } from "#app/texts/legal/legal-texts.server";
import { findLastDay, findVersion } from "#app/texts/legal/versions.server";
import { isDay } from "#app/texts/prose/day";
import { readStoredProse } from "#app/texts/prose/read-prose";
import { pages } from "./pages";

/** The version that is valid today or, with a day in the address, was valid then. Each has the address of its first day. */
export async function loadLegal({ request, params, context }: LoaderFunctionArgs) {
  const name = findName(request);
  const { day } = params;
  const { versions, today } = await listVersions(context, name);
  const current = findVersion(versions, today);
  const known = versions.slice(versions.indexOf(current));
  const version = day === undefined ? current : known.find(({ id }) => id === day);
  if (!version) {
    if (!day || !/^[\d-]{10}$/.test(day) || !isDay(day) || day > today) throw data(null, { status: 404 });
    throw redirect(pages[name].toAddress(findVersion(known, day).id));
  }
  const { id, since, source } = version;
  return {
    ...{ name, since, hasDay: day !== undefined },
    until: findLastDay(versions, id, today),
    blocks: readStoredProse(source),
    earlier: known.slice(1).map(({ id, since }) => ({ id, since })),
  };
}

const names = new Map<string, keyof typeof pages>(
  Object.entries(pages).map(([name, { path }]) => [path, name as keyof typeof pages]),
);

/** The routes match addresses in any case and encoding. @throws 404 */
function findName({ url }: Request) {
  const [, first = ""] = decodeURI(new URL(url).pathname).toLowerCase().split("/");
  const name = names.get(`/${first}`);
  if (!name) throw data(null, { status: 404 });
  return name;
}
