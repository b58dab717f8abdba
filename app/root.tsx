import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import styles from "./app.css?url";
import { takeFlash } from "./server/flash.server";
import { DocumentContext } from "./ui/document-context";
import displayFont from "./ui/fonts/bricolage-condensed-800.woff2?url";
import { Footer, Header, LiveRegion, SkipLink } from "./ui/frame";
import { NotFoundPage } from "./ui/not-found";
import { ServerError } from "./ui/server-error";
import { Toast, ToastRegion } from "./ui/toast";

/** What a route may say of itself: `interactive` pages get JavaScript, `bare` ones come without header and footer. */
export interface RouteHandle {
  interactive?: boolean;
  bare?: boolean;
}

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** Only a toast left by the page before; a request without one gets no cookie, and its page may be cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const taken = await takeFlash(context, request);
  if (!taken) return data({ flash: null });
  return data({ flash: taken.flash }, { headers: { "Set-Cookie": taken.clear } });
}

/**
 * The toast belongs to the document it came with. Asking for another after each post would also mean that a form which
 * was kept through a lost connection is thrown away by the question that follows.
 */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useContext(DocumentContext);
  const failed = Boolean(useRouteError());
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const bare = handles.some((handle) => handle?.bare);
  const flash = useRouteLoaderData<typeof loader>("root")?.flash;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {!bare && <Header current={pathname} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!bare && <Footer />}
        <ToastRegion>{flash && <Toast {...flash} />}</ToastRegion>
        <LiveRegion />
        {!failed && handles.some((handle) => handle?.interactive) && <Scripts nonce={nonce} />}
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
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ServerError requestId={requestId} />;
}
