import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { ground } from "#content/brand/colors.json";
import displayFont from "#content/brand/fonts/display.woff2?url";
import textFont from "#content/brand/fonts/text.woff2?url";
import styles from "./app.css?url";
import { loadSiteFacts, type SiteFacts } from "./load-site-facts.server";
import { paths } from "./paths";
import { type Flash, takeFlash } from "./server/http/flash.server";
import type { PageQuery } from "./server/http/page-cache-key.server";
import type { Framing } from "./server/http/security.server";
import { pageTitle } from "./site";
import { loadOrStay } from "./ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "./ui/feedback/toast";
import { DocumentContext } from "./ui/layout/document-context";
import { Footer, Header, LiveRegion, SkipLink } from "./ui/layout/frame";
import { NotFoundPage } from "./ui/layout/not-found";
import pageScript from "./ui/layout/page-script.ts?worker&url";
import { preloadFont } from "./ui/layout/preload-font";
import { ServerError } from "./ui/layout/server-error";

/**
 * `interactive`: React in the browser; `scripts`: imported with `?worker&url`; `bare`: no header and footer;
 * `lowFooter`: no large name in the footer, on forms and legal pages; `ownStyles`: the page brings all of its styles.
 */
export interface RouteHandle extends Framing, PageQuery {
  interactive?: boolean;
  scripts?: string[];
  bare?: boolean;
  lowFooter?: boolean;
  ownStyles?: boolean;
  noindex?: boolean;
  canonical?: string;
}

export const links: LinksFunction = () => [
  preloadFont(textFont),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: paths.manifest },
];

export const meta: MetaFunction = ({ error, matches }) =>
  error ? [{ title: pageTitle(matches, isNotFound(error) ? "Page not found" : "Something went wrong") }] : [];

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** A request without a toast gets no cookie, so that its page may be cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const facts = await loadSiteFacts(context);
  const taken = await takeFlash(context, request);
  if (!taken) return data({ ...facts, flashes: [] });
  return data({ ...facts, flashes: taken.flashes }, { headers: { "Set-Cookie": taken.clear } });
}

/** Only the office runs this loader again: on each navigation and post. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<SiteFacts & { flashes: Flash[] }>(args, "root");
}

/** The office shows toasts without a new document. After a lost post nothing is loaded: that request would fail too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formAction, actionResult }) =>
  !actionResult?.lost &&
  isOffice(formAction ?? nextUrl.pathname) &&
  (formAction !== undefined || currentUrl.href !== nextUrl.href);

const isOffice = (path: string) => path.split(/[/?]/, 2).join("/") === paths.admin;

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useContext(DocumentContext);
  const failed = Boolean(useRouteError());
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const interactive = !failed && handles.some((handle) => handle?.interactive);
  const office = !failed && handles.some((handle) => handle?.office);
  const bare = office || handles.some((handle) => handle?.bare);
  const ownStyles = !failed && handles.some((handle) => handle?.ownStyles);
  // These pages state their own reply time, if any.
  const personal = handles.some((handle) => handle?.personal);
  const low = personal || handles.some((handle) => handle?.lowFooter);
  const noindex = failed || office || handles.some((handle) => handle?.noindex);
  const named = failed ? [] : handles.flatMap((handle) => handle?.scripts ?? []);
  const scripts = bare ? named : [pageScript, ...named];
  const flashes = useRouteLoaderData<typeof loader>("root")?.flashes ?? [];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        {noindex && <meta name="robots" content="noindex" />}
        <Meta />
        {!ownStyles && (
          <>
            <link rel="stylesheet" href={styles} />
            <link {...preloadFont(displayFont)} />
          </>
        )}
        <Links />
      </head>
      <body className={low && !bare ? "flex min-h-svh flex-col" : undefined}>
        <SkipLink />
        {!bare && <Header current={pathname} />}
        {office ? (
          children
        ) : (
          <main id="main" tabIndex={-1} className={low ? "flex-1" : undefined}>
            {children}
          </main>
        )}
        {!bare && <Footer low={low} hasReplyTime={!personal} />}
        <ToastRegion>
          {flashes.map((flash) => (
            <FlashToast key={flash.title} flash={flash} isInteractive={interactive} />
          ))}
        </ToastRegion>
        <LiveRegion />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} nonce={nonce} />
        ))}
        {interactive && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = useContext(DocumentContext);
  if (isNotFound(error)) return <NotFoundPage />;
  return <ServerError requestId={requestId} isTooLarge={isRouteErrorResponse(error) && error.status === 413} />;
}
