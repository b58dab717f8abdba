import type { MetaDescriptor } from "@remix-run/react";
import { pageTitle, site } from "#app/site";

interface About {
  /** Without the house's name; Home alone gives the whole of its own. */
  title: string;
  /** 70 to 160 characters for a list of results. */
  description: string;
  /** Its picture for sharing: `public/sharing/<picture>.png`. */
  picture?: string;
  /** The address that stands for this page where several show nearly the same. */
  canonical?: string;
  kind?: "website" | "article";
  /** What a search engine reads as data (structured-data.ts); all of it is on the page too. */
  data?: object[];
}

/** What `meta` gets from Remix, as far as it matters here. */
interface Page {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
}

/** The site's own public address, as the root's loader tells it. */
export function originOf({ matches }: Pick<Page, "matches">): string {
  const root = matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  return root?.origin ?? "";
}

/**
 * Title, description, canonical address, the card that is shown where the page is shared (Open Graph, Twitter) and
 * structured data: what every public page says of itself.
 */
export function pageMeta(page: Page, about: About): MetaDescriptor[] {
  const { description, picture = "site", kind = "website" } = about;
  const title = page.location.pathname === "/" ? about.title : pageTitle(about.title);
  const origin = originOf(page);
  const address = origin + (about.canonical ?? page.location.pathname);
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
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    ...(about.data ?? []).map((entry) => ({ "script:ld+json": { "@context": "https://schema.org", ...entry } })),
  ];
}
