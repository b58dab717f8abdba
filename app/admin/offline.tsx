import type { HeadersFunction, LinksFunction, MetaFunction } from "@remix-run/node";
import styles from "../office.css?url";
import type { RouteHandle } from "../root";
import { pageTitle } from "../site";
import { ButtonLink } from "../ui/button";
import { Mark } from "../ui/marks/mark";
import { useBusiness } from "../ui/use-site";
import returnOnline from "./return-online.ts?worker&url";

export const handle: RouteHandle = { bare: true, noindex: true, scripts: [returnOnline] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "No connection") }];

/** The offline worker caches this page, so it must not depend on the user. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-cache" });

export default function Offline() {
  const business = useBusiness();
  return (
    <section className="grid min-h-dvh items-start px-gut py-[clamp(1.25rem,8vh,6rem)]" aria-labelledby="offline-title">
      <div className="w-[min(100%,30rem)]">
        <div className="ticket-stub grid gap-8 px-8 pt-6 pb-5">
          <p className="poster flex items-center gap-2.5 text-[1.2rem]/none">
            <Mark className="w-7 flex-none fill-leaf" />
            {business.name}
          </p>
          <h1 id="offline-title" className="text-(length:--text-2)">
            No connection
          </h1>
        </div>
        <div className="ticket-slip grid justify-items-start gap-4 px-8 pt-6 pb-8">
          <p>
            Your browser can’t reach the office right now. Every screen here needs a connection. Everything you saved is
            safe.
          </p>
          <p>A page that’s still open keeps what you typed. Save it there once you’re back online.</p>
          <p data-returns hidden>
            We’ll open the page you asked for as soon as you’re back online.
          </p>
          {/* Empty: reloads the requested address. */}
          <ButtonLink href="" className="mt-2">
            Try again
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
