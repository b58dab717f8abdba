import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { type OfficeUser, officeRights } from "../office-rights";
import { findFirstScreen } from "../office-screens";
import { paths } from "../paths";
import { DocumentContext } from "../ui/layout/document-context";
import { useIsHidden } from "../ui/use-site";

export function ScreenError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const user = useRouteLoaderData<OfficeUser>("admin/frame");
  if (status === 403)
    return (
      <Card title="You can’t open this screen">
        <p>{user ? describeRights(user) : "Your account can’t open this screen."} Ask an admin if you need it.</p>
      </Card>
    );
  if (status === 404)
    return (
      <Card title="Not found">
        <p>We couldn’t find that. Someone may have deleted it, or the link has a typo.</p>
      </Card>
    );
  if (status === 413)
    return (
      <Card title="This form is too large">
        <p>We can’t process this much at once, so nothing was saved. Go back and send less.</p>
      </Card>
    );
  return <UnexpectedError />;
}

function describeRights({ rights }: OfficeUser): string {
  const names = rights.map((right) => officeRights[right]);
  return names.length > 0
    ? `Your account can open ${new Intl.ListFormat("en-US").format(names)}, but not this screen.`
    : "Your account can’t open any screens yet.";
}

function UnexpectedError() {
  const { pathname, search } = useLocation();
  const { requestId = readShownRequestId() } = useContext(DocumentContext);
  return (
    <Card title="Something went wrong" retryUrl={pathname + search}>
      <p>
        That’s our mistake, not yours. Nothing is lost, and we logged it.
        {requestId ? (
          <>
            {" "}
            Error number: <b id={NUMBER}>{requestId}</b>
          </>
        ) : null}
      </p>
    </Card>
  );
}

const NUMBER = "request-number";

/** Only the server knows the request's number, so hydration reads it from the page. */
function readShownRequestId(): string | undefined {
  return typeof document === "undefined" ? undefined : (document.getElementById(NUMBER)?.textContent ?? undefined);
}

const cardLink = "mr-6 inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11";

function Card({ title, retryUrl, children }: { title: string; retryUrl?: string; children: ReactNode }) {
  // Without the user's data, the office's own address leads to the first screen that the user may open.
  const user = useRouteLoaderData<OfficeUser>("admin/frame");
  const isHidden = useIsHidden();
  const first = user ? findFirstScreen(user, isHidden) : { name: "the office", pattern: paths.admin };
  return (
    <section
      className="stock mx-auto mt-[clamp(1rem,8vh,5rem)] w-[min(100%,34rem)]"
      aria-labelledby="screen-error-title"
    >
      <header className="ticket-stub grid gap-3 px-7 py-5">
        <h1 id="screen-error-title">{title}</h1>
      </header>
      <div className="ticket-slip grid gap-3 px-7 pt-5 pb-6">
        {children}
        <p>
          {retryUrl ? (
            <a href={retryUrl} className={cardLink}>
              Try again
            </a>
          ) : null}
          <Link to={first.pattern} className={cardLink}>
            Go to {first.name}
          </Link>
        </p>
      </div>
    </section>
  );
}

export function getScreenErrorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    { 401: "Admin Access", 403: "You can’t open this screen", 404: "Not found", 413: "This form is too large" }[
      status
    ] ?? "Something went wrong"
  );
}
