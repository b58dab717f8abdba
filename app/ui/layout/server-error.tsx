import { useBusiness } from "#app/ui/use-site";
import { ClosedFan, DeadEndPage } from "./dead-end-page";

/** Must not show details of the error. */
export function ServerError({ requestId, isTooLarge }: { requestId?: string | null; isTooLarge?: boolean }) {
  const business = useBusiness();
  return (
    <DeadEndPage
      title={isTooLarge ? "This form is too large" : "Something went wrong"}
      lead={
        isTooLarge
          ? "We can’t process this much at once, so nothing was saved. Go back and send less."
          : "That’s on us, not you. Try again in a minute. If it keeps happening, email us."
      }
      fan={<ClosedFan />}
    >
      <p className="max-w-[44ch] text-ink-2">
        Email <a href={`mailto:${business.email}`}>{business.email}</a>
        {requestId ? (
          <>
            {" "}
            and include this number: <b className="wrap-anywhere text-ink">{requestId}</b>
          </>
        ) : null}
      </p>
    </DeadEndPage>
  );
}
