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
import { requireUser } from "../account/auth.server";
import type { UnsavedPost } from "../account/held-post.server";
import { SignInPage } from "../account/sign-in/sign-in-page";
import styles from "../office.css?url";
import { findPaymentLink } from "../packages/offered-packages.server";
import { testPackage } from "../packages/packages";
import type { RouteHandle } from "../root";
import { listEmailNotes } from "../server/email/email.server";
import { nameZone } from "../server/time/business-time.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { SetupNotes } from "../ui/list/setup-notes";
import { useIsomorphicLayoutEffect } from "../ui/use-isomorphic-layout-effect";
import { OfficeHeader } from "./header";
import { OfficeClient } from "./office-client";
import { readMenuCounts } from "./read-menu-counts.server";
import { getScreenErrorTitle, ScreenError } from "./screen-error";
import { useScrollRestoration } from "./use-scroll-restoration";

export const handle: RouteHandle = { interactive: true, office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ error, matches }) => [
  { title: pageTitle(matches, error ? getScreenErrorTitle(error) : "Admin") },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, name, role, rights } = await requireUser(context, request);
  const counts = await readMenuCounts(context, { role, rights });
  const canPayTestPackage = findPaymentLink(context, testPackage.value) !== null;
  const { env } = context;
  const zone = nameZone(env.BUSINESS_TIMEZONE);
  const offersTestPackage = role === "admin" && canPayTestPackage;
  return { userId, name, role, rights, counts, zone, offersTestPackage, notes: listEmailNotes(env) };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "admin/frame");
}

/** Not loaded again when a screen refreshes its data, because a failure would then affect the whole screen. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** Set in the browser only. The loader's data is not available in the error boundary. */
let signedInUserId: string | undefined;

export default function AdminFrame() {
  const { userId } = useLoaderData<typeof loader>();
  useEffect(() => {
    signedInUserId = userId;
  }, [userId]);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // Keeps the post if another request of the page fails with 401 at the same time.
  const post = useRef<UnsavedPost | null>(null);
  const signedOut = isRouteErrorResponse(error) && error.status === 401;
  if (signedOut && error.data) post.current = error.data;
  useIsomorphicLayoutEffect(() => {
    if (signedOut) scrollTo(0, 0);
  }, [signedOut]);
  if (signedOut) return <SignInPage to={pathname + search} post={post.current} poster={signedInUserId} />;
  return (
    <Frame>
      <ScreenError error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  // Undefined if the loader failed.
  const user = useRouteLoaderData<typeof loader>("admin/frame");
  useScrollRestoration();
  return (
    <div className="office">
      <OfficeHeader user={user} />
      <OfficeClient />
      <main id="main" tabIndex={-1} className="px-6 pt-4 pb-(--page-end) max-[44rem]:px-4">
        <SetupNotes notes={user?.notes ?? []} label="Emails aren’t being sent" />
        {children}
      </main>
    </div>
  );
}
