import { useBusiness } from "#app/ui/use-site";
import { BladeFan } from "../marks/blade-fan";
import { DeadEndPage, fanLengths } from "./dead-end-page";

const greens = ["fill-fan-b", "fill-fan-a", "fill-fan-c", "fill-fan-b", "fill-fan-d"];
const blades = Array.from({ length: 20 }, (_, index) => greens[index % greens.length] ?? "fill-fan-b");

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
      fan={
        <BladeFan
          blades={blades}
          lengths={fanLengths}
          spread={96}
          fullness={0.92}
          hub={54}
          className="dead-end-fan dead-end-fan-closed"
        />
      }
    >
      <p className="max-w-[44ch] text-palm-2">
        Email{" "}
        <a href={`mailto:${business.email}`} className="text-palm-ink">
          {business.email}
        </a>
        {requestId ? (
          <>
            {" "}
            and include this number: <b className="wrap-anywhere text-palm-ink">{requestId}</b>
          </>
        ) : null}
      </p>
    </DeadEndPage>
  );
}
