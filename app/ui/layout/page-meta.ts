import type { MetaDescriptor } from "@remix-run/react";
import { findBusiness, findCurrency, pageTitle } from "#app/site";
import { buildBreadcrumbs, type Publisher } from "./structured-data";

interface PageInfo {
  /** The name of the site is added, except on the home page. */
  title: string;
  /** Name of the page in the breadcrumbs, if it is not the title. */
  linkLabel?: string;
  /** 70 to 160 characters, for search results. */
  description: string;
  /** The picture for sharing: `public/sharing/<picture>.png`, or any picture of this site. */
  picture?: string | { path: string };
  kind?: "website" | "article";
  parents?: { name: string; path: string }[];
  /** The address that search engines list instead of this one. */
  canonical?: string;
  /** schema.org objects from structured-data.ts. All of their text must also be visible on the page. */
  data?: (publisher: Publisher) => object[];
}

interface Page {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown; handle?: unknown }[];
}

export function pageMeta(page: Page, info: PageInfo): MetaDescriptor[] {
  const { description, picture = "site", kind = "website", parents = [], linkLabel = info.title } = info;
  const root = page.matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  const origin = root?.origin ?? "";
  const business = findBusiness(page.matches);
  const path = page.location.pathname;
  const handle = page.matches.at(-1)?.handle as { canonical?: string } | undefined;
  const address = origin + (info.canonical ?? handle?.canonical ?? path);
  const breadcrumbs = path === "/" ? [] : [buildBreadcrumbs(origin, [...parents, { name: linkLabel, path }])];
  const card = {
    "og:type": kind,
    "og:site_name": business.name,
    "og:title": info.title,
    "og:description": description,
    "og:url": address,
    ...describePicture(origin, picture),
    "og:image:alt": info.title,
    "og:locale": "en_US",
  };
  return [
    { title: path === "/" ? info.title : pageTitle(page.matches, info.title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    ...[...breadcrumbs, ...(info.data?.({ origin, business, currency: findCurrency(page.matches) }) ?? [])].map(
      (entry) => ({
        "script:ld+json": { "@context": "https://schema.org", ...entry },
      }),
    ),
  ];
}

function describePicture(origin: string, picture: NonNullable<PageInfo["picture"]>): Record<string, string> {
  if (typeof picture !== "string") return { "og:image": origin + picture.path };
  return { "og:image": `${origin}/sharing/${picture}.png`, "og:image:width": "1200", "og:image:height": "630" };
}
