import { paths } from "../paths";
import source from "./office-worker.js?raw";

export function loader() {
  return new Response(source, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": paths.admin,
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
