import { isRouteErrorResponse, Link, useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { paths } from "../paths";
import { DocumentContext } from "../ui/layout/document-context";

export function ScreenError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403)
    return (
      <Card title="Not for your role">
        <p>
          This screen is for admins. Your account covers orders, the inbox and bookings. Ask an admin if you need
          something here.
        </p>
      </Card>
    );
  if (status === 404)
    return (
      <Card title="Nothing here">
        <p>There’s nothing at this address. Somebody may have deleted it.</p>
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

/** Only the server knows the number, so hydration reads it from the page. */
function readShownRequestId(): string | undefined {
  return typeof document === "undefined" ? undefined : (document.getElementById(NUMBER)?.textContent ?? undefined);
}

const cardLink = "mr-6 inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11";

function Card({ title, retryUrl, children }: { title: string; retryUrl?: string; children: ReactNode }) {
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
          <Link to={paths.admin} className={cardLink}>
            Go to the orders
          </Link>
        </p>
      </div>
    </section>
  );
}

export function getScreenErrorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    { 401: "Admin Access", 403: "Not for your role", 404: "Nothing here", 413: "This form is too large" }[status] ??
    "Something went wrong"
  );
}
