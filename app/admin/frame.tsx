import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { requireUser } from "#app/account/auth.server";
import { pageTitle } from "#app/site";
import type { UnsavedPost } from "../account/held-post.server";
import { SignInPage } from "../account/sign-in-page";
import styles from "../office.css?url";
import type { RouteHandle } from "../root";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { useBeforePaint } from "../ui/use-before-paint";
import { Bar } from "./bar";
import { OfficeClient } from "./office-client";
import { Refusal, refusalTitle } from "./refusal";
import { useScrollPlace } from "./use-scroll-place";

export const handle: RouteHandle = { interactive: true, office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ error }) => [{ title: pageTitle(error ? refusalTitle(error) : "Admin") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, name, role } = await requireUser(context, request);
  return { userId, name, role };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "admin/frame");
}

/** Who is signed in is asked with each screen, and not with each refresh of one, which could then fail as a whole. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** In the browser: the user whose screen is open. A failed post takes the frame's data away. */
let openFor: string | undefined;

export default function AdminFrame() {
  const { userId } = useLoaderData<typeof loader>();
  useEffect(() => {
    openFor = userId;
  }, [userId]);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Signed out, the card stands in the screen's place, and signing in leads back to the same address. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // The list may check for changes at the same moment, and its 401 carries no post.
  const post = useRef<UnsavedPost | null>(null);
  const signedOut = isRouteErrorResponse(error) && error.status === 401;
  if (signedOut && error.data) post.current = error.data;
  // The screen that it replaces may have been scrolled.
  useBeforePaint(() => {
    if (signedOut) scrollTo(0, 0);
  }, [signedOut]);
  if (signedOut) return <SignInPage to={pathname + search} post={post.current} poster={openFor} />;
  return (
    <Frame>
      <Refusal error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  // Not there when the error came before the frame's own loader ran.
  const user = useRouteLoaderData<typeof loader>("admin/frame");
  useScrollPlace();
  return (
    <div className="office">
      <Bar user={user} />
      <OfficeClient />
      <main id="main" tabIndex={-1} className="office-main">
        {children}
      </main>
    </div>
  );
}
