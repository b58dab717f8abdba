import { paths } from "#app/paths";
import source from "./office-worker.js?raw";

/** GET /admin/worker.js: always asked for anew, so that a change arrives with the next visit; may serve all of /admin. */
export function loader() {
  return new Response(source, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": paths.admin,
      // It fetches our own files and nothing else.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
