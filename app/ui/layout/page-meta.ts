import type { MetaDescriptor } from "@remix-run/react";
import { pageTitle, site } from "#app/site";
import { breadcrumbs } from "./structured-data";

interface About {
  /** Without the house's name; Home alone gives the whole of its own. */
  title: string;
  /** What the site's links call the page, where that is not its title: the last step of the way to it. */
  called?: string;
  /** 70 to 160 characters for a list of results. */
  description: string;
  /** Its picture for sharing: `public/sharing/<picture>.png`. */
  picture?: string;
  kind?: "website" | "article";
  /** The way to the page, Home and itself left out. */
  above?: { name: string; path: string }[];
  /** What a search engine reads as data (structured-data.ts); all of it is on the page too. */
  data?: (origin: string) => object[];
}

/** What `meta` gets from Remix, as far as it matters here. */
interface Page {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown; handle?: unknown }[];
}

/**
 * Title, description, canonical address, the card that is shown where the page is shared (Open Graph, Twitter) and
 * structured data: what every public page says of itself.
 */
export function pageMeta(page: Page, about: About): MetaDescriptor[] {
  const { description, picture = "site", kind = "website", above = [], called = about.title } = about;
  const root = page.matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  const origin = root?.origin ?? "";
  const path = page.location.pathname;
  const handle = page.matches.at(-1)?.handle as { canonical?: string } | undefined;
  const address = origin + (handle?.canonical ?? path);
  const way = path === "/" ? [] : [breadcrumbs(origin, [...above, { name: called, path }])];
  const card = {
    "og:type": kind,
    "og:site_name": site.name,
    "og:title": about.title,
    "og:description": description,
    "og:url": address,
    "og:image": `${origin}/sharing/${picture}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": about.title,
    "og:locale": "en_US",
  };
  return [
    { title: path === "/" ? about.title : pageTitle(about.title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    ...[...way, ...(about.data?.(origin) ?? [])].map((entry) => ({
      "script:ld+json": { "@context": "https://schema.org", ...entry },
    })),
  ];
}
