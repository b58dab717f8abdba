import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../paths";

/** GET /robots.txt (RFC 9309). Pages with noindex are not listed: a crawler must read them to see it. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    `Disallow: ${paths.admin}`,
    "Disallow: /api/",
    `Disallow: ${paths.pay("")}`,
    "",
    `Sitemap: ${context.env.ORIGIN}${paths.sitemap}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
