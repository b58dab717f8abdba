import type { LoaderFunctionArgs } from "@remix-run/node";
import { ground, palm } from "#content/brand/colors.json";
import { business } from "../site";

/** GET /site.webmanifest (W3C Web Application Manifest). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name } = await context.settings.read(business);
  const manifest = {
    name,
    start_url: "/",
    display: "browser",
    background_color: ground.light,
    theme_color: palm.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
