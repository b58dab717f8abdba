import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { getNetworkPrefix } from "./server/forms/rate-limit.server";
import type { PageQuery } from "./server/http/page-cache-key.server";
import { createRenderLimit } from "./server/http/render-limit.server";
import { documentPolicy, type Framing, frameOptions } from "./server/http/security.server";
import { business } from "./site";
import { DocumentContext } from "./ui/layout/document-context";

/** Remix shows these errors on the error page; answers below 500 are in the request's log line. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if ((isRouteErrorResponse(error) || error instanceof Response) && error.status < 500) return;
  if (!request.signal.aborted) context.log.error({ err: error, id: context.requestId }, "request failed");
}

const RENDER_TIMEOUT_MS = 10_000;

const limitRenders = createRenderLimit();

/**
 * The page is rendered whole, for its status, length and ETag. Hashes replace nonces, so that the document can be
 * cached. The document is a string with a character per byte: one "…" makes searches in a Unicode string much slower.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const document = { nonce, requestId: context.requestId };
  const logFailure = (error: unknown) => context.log.error({ err: error, id: context.requestId }, "render failed");
  // Remix does not run the root's loader when an action throws, but the error page names the agency.
  const { loaderData } = remix.staticHandlerContext;
  loaderData.root ??= { origin: context.env.ORIGIN, business: await context.settings.read(business), flashes: [] };
  const development = import.meta.env.DEV;
  const framing = getFraming(remix);
  const pageManifest = isOfficeScreen(remix) || development ? null : reduceManifestToPage(remix);
  const rendered = pageManifest ? { ...remix, manifest: pageManifest } : remix;
  const render = () => renderDocument(request, rendered, document, logFailure);
  const html = await limitRenders(getNetworkPrefix(context.clientIp), render, context.isAbandoned);
  if (html === null) return new Response(null, { status: 204 });
  const finished = development
    ? { html, hashes: [] }
    : replaceNoncesWithHashes(deferHydration(html, nonce, pageManifest), nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", documentPolicy(context, finished.hashes, framing, development));
  headers.set("X-Frame-Options", frameOptions(framing));
  return new Response(Buffer.from(finished.html, "latin1"), { status, headers });
}

function getFraming({ routeModules, staticHandlerContext }: EntryContext): Framing {
  const routes = staticHandlerContext.errors ? [] : staticHandlerContext.matches;
  return Object.assign({}, ...routes.map(({ route }) => routeModules[route.id]?.handle));
}

/** True also for a screen that could not be shown: its error page links to other screens. */
const isOfficeScreen = ({ routeModules, staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => (routeModules[route.id]?.handle as PageQuery | undefined)?.office);

/** Keeps only the page's own routes: a public page opens every other page as a new document. */
function reduceManifestToPage({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.includes(id)));
  // `deferHydration` writes the manifest into the HTML. Remix still preloads and imports `url`, so `url` is a module
  // that the page needs anyway.
  return { ...manifest, routes, url: manifest.entry.imports[0] ?? manifest.entry.module };
}

async function renderDocument(
  request: Request,
  remix: EntryContext,
  document: { nonce: string; requestId: string },
  onError: (error: unknown) => void,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutOrAbort = new Promise<never>((_, reject) => {
    const stop = () => reject(new Error("The page was not rendered: the visitor left or it took too long"));
    if (request.signal.aborted) stop();
    request.signal.addEventListener("abort", stop, { once: true });
    timer = setTimeout(stop, RENDER_TIMEOUT_MS);
  });
  let abort = (_reason: unknown) => {};
  const rendered = new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <DocumentContext.Provider value={document}>
        <RemixServer context={remix} url={request.url} nonce={document.nonce} />
      </DocumentContext.Provider>,
      {
        nonce: document.nonce,
        onAllReady() {
          const chunks = stream.pipe(new PassThrough()).toArray();
          // React 18 pads a chunk with NUL where a multi-byte character does not fit.
          chunks.then((bytes) => resolve(Buffer.concat(bytes).toString("latin1").replaceAll("\0", "")), reject);
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) onError(error);
        },
      },
    );
    abort = stream.abort;
  });
  try {
    return await Promise.race([rendered, timeoutOrAbort]);
  } catch (error) {
    abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Starts on the first paint, or after two seconds in a background tab or in a browser that does not report paints. */
const START_SCRIPT =
  'document.currentScript.remove();{const start=()=>{for(const late of document.querySelectorAll("template[data-late]"))late.replaceWith(late.content)};' +
  'setTimeout(start,2000);new PerformanceObserver(start).observe({type:"paint",buffered:true})}';

/** Hydration starts after the first paint; until then the modules wait in templates, so that CSS loads first. */
function deferHydration(html: string, nonce: string, manifest: EntryContext["manifest"] | null): string {
  const wait = (found: string) => `<template data-late>${found}</template>`;
  const setManifest = manifest ? `window.__remixManifest=${JSON.stringify(manifest)};` : "";
  return html
    .replace(/(?:<link rel="modulepreload"[^>]*>)+/, wait)
    .replace(
      /<script[^>]* type="module" async=""[^>]*>.*?<\/script>/s,
      (found) => `${wait(found)}<script nonce="${nonce}">${setManifest}${START_SCRIPT}</script>`,
    );
}

/** The SHA-256 of each script with the nonce (CSP3, section 2.3.1). */
function replaceNoncesWithHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const marked = new RegExp(`(<script)([^>]*) nonce="${nonce}"([^>]*>)(.*?)(?=</script>)`, "gs");
  const clean = html.replace(marked, (_match, open: string, before: string, after: string, code: string) => {
    if (code) hashes.add(createHash("sha256").update(code, "latin1").digest("base64"));
    return open + before + after + code;
  });
  return { html: clean.replaceAll(` nonce="${nonce}"`, ""), hashes: [...hashes] };
}
