import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/**
 * Serves the built files of a folder, from their compressed twins where the build made some. Names under /assets/
 * carry a hash of their content and are kept for a year; a missing one ends here, since no page lives there.
 */
export function serveFiles(folder: string) {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return (incoming: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return next();
    files(incoming, response, () => {
      if (!incoming.url?.startsWith("/assets/")) return next();
      response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("No such file\n");
    });
  };
}
