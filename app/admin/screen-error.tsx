import { isRouteErrorResponse, Link, useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { paths } from "#app/paths";
import { DocumentContext } from "../ui/layout/document-context";

/** Replaces a screen that cannot be shown. */
export function ScreenError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403)
    return (
      <Card title="Not for your role">
        <p>
          Your account works with orders. This screen is for accounts with the role admin; one of them can help you.
        </p>
      </Card>
    );
  if (status === 404)
    return (
      <Card title="Nothing here">
        <p>What you were looking for is not at this address. It may have been deleted meanwhile.</p>
      </Card>
    );
  return <UnexpectedError />;
}

function UnexpectedError() {
  const { pathname, search } = useLocation();
  const { requestId = readShownRequestId() } = useContext(DocumentContext);
  return (
    <Card title="Something went wrong" retryUrl={pathname + search}>
      <p>
        That is our mistake, not yours, and it is in the log.
        {requestId ? (
          <>
            {" "}
            Its number there: <b id={NUMBER}>{requestId}</b>
          </>
        ) : null}
      </p>
    </Card>
  );
}

const NUMBER = "request-number";

/** Only the server knows the number, so hydration reads it from the page. */
function readShownRequestId(): string | undefined {
  return typeof document === "undefined" ? undefined : (document.getElementById(NUMBER)?.textContent ?? undefined);
}

function Card({ title, retryUrl, children }: { title: string; retryUrl?: string; children: ReactNode }) {
  return (
    <section className="office-card" aria-labelledby="screen-error-title">
      <header>
        <h1 id="screen-error-title">{title}</h1>
      </header>
      <div>
        {children}
        <p>
          {retryUrl ? <a href={retryUrl}>Try again</a> : null}
          <Link to={paths.admin}>To the orders</Link>
        </p>
      </div>
    </section>
  );
}

export function getScreenErrorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { 401: "Admin Access", 403: "Not for your role", 404: "Nothing here" }[status] ?? "Something went wrong";
}
