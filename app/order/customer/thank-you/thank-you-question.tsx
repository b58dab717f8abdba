import { paths } from "#app/paths";
import { describeReplyRange } from "#app/site";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useBusiness, useIsHidden } from "#app/ui/use-site";

const ways = [
  { to: paths.bookConsultation, link: "Book a free call", text: "Rather talk it through?" },
  { to: paths.websites, link: "See sample sites", text: "Want to see what we build?" },
  { to: paths.faq, link: "Read the FAQ", text: "Can’t wait for the reply?" },
];

export function ThankYouQuestion({ ticket, roomUrl }: { ticket: string | null; roomUrl: string | null }) {
  const business = useBusiness();
  const isHidden = useIsHidden();
  return (
    <section className="band-canary" aria-labelledby="thanks">
      <div className="wrap pt-[clamp(1.5rem,4vw,4rem)]">
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-y-6 pb-[clamp(3rem,6vw,6rem)] lg:gap-y-9">
          <h1
            id="thanks"
            className="text-[min(var(--text-0),27cqi)]/[.86] tracking-normal [font-variant-ligatures:none]"
          >
            Message Received
          </h1>
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
            <p className="max-w-[34ch] text-lead">
              Thanks. Our team will answer by email within{" "}
              <b className="whitespace-nowrap">{describeReplyRange(business)}</b>.
            </p>
            {ticket ? (
              <p>
                Your question’s number is <b className="wrap-anywhere">{ticket}</b>.
              </p>
            ) : null}
            <p className="wrap-anywhere">
              Forgot something? Write&nbsp;to <a href={`mailto:${business.email}`}>{business.email}</a>.
            </p>
            {roomUrl ? <MoreLink href={roomUrl}>Open your question</MoreLink> : null}
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @min-[34rem]:grid-cols-3">
            {ways
              .filter(({ to }) => !isHidden(to))
              .map(({ to, link, text }) => (
                <li key={to} className="border-t-2 border-ink py-3">
                  <p className="poster text-3">{text}</p>
                  <MoreLink href={to}>{link}</MoreLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
