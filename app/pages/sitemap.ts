import { routes } from "virtual:remix/server-build";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../paths";
import type { RouteHandle } from "../root";
import { isHidden, listHiddenAddresses, pageSwitches } from "../switchable-pages";
import { listPublished } from "../texts/articles/articles.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const { env, features, settings } = context;
  const hidden = listHiddenAddresses(await settings.read(pageSwitches));
  const { articles } = await listPublished(context);
  const all = [...new Set(listPages()), ...articles.map(({ slug }) => paths.article(slug))];
  const records = await Promise.all(Object.values(features.sitemapPages).map((list) => list()));
  const entries = [
    ...all.filter((path) => !isHidden(hidden, path)).map((path) => `  <url><loc>${env.ORIGIN}${path}</loc></url>`),
    ...records
      .flat()
      .filter(({ path }) => !isHidden(hidden, path))
      .map(
        ({ path, changedAt }) =>
          `  <url><loc>${env.ORIGIN}${path}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
      ),
  ];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}

function listPages(): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const chain = listAncestors(route.id);
    const handles = chain.map(({ module }) => module.handle as RouteHandle | undefined);
    const open = !handles.some((handle) => handle?.noindex || handle?.office || handle?.canonical);
    const path = chain.map((one) => one.path ?? "").join("");
    if (!open || !("default" in route.module) || !(route.index || route.path) || /[:*]/.test(path)) return [];
    return [`/${path.replace(/^\//, "")}`];
  });
}

function listAncestors(id: string): NonNullable<(typeof routes)[string]>[] {
  const route = routes[id];
  return route ? [...(route.parentId ? listAncestors(route.parentId) : []), route] : [];
}
