import { paths } from "#app/paths";
import { describeReplyRange } from "#app/site";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useBusiness, useIsHidden } from "#app/ui/use-site";
import { CustomerHero, PlainFan } from "../hero/hero";

const call = { to: paths.bookConsultation, link: "Book a free call", text: "Rather talk it through?" };

const sites = { to: paths.websites, link: "See sample sites", text: "Want to see what we build?" };
const designs = { to: paths.visualDesign, link: "See sample designs", text: "Want to see our designs?" };

const ways = [
  { to: paths.faq, link: "Read the FAQ", text: "Can’t wait for the reply?" },
  { to: paths.automationServices, link: "See how it works", text: "Want less to do by hand?" },
];

interface ThankYouQuestionProps {
  /** A question sent with the order form has a page. Any other message has none. */
  isQuestion: boolean;
  ticket: string | null;
  /** How the question begins, or empty. */
  asked: string;
  roomUrl: string | null;
}

export function ThankYouQuestion({ isQuestion, ticket, asked, roomUrl }: ThankYouQuestionProps) {
  const business = useBusiness();
  const isHidden = useIsHidden();
  const first = isQuestion ? designs : sites;
  return (
    <>
      <CustomerHero title="Message Received" picture={<PlainFan />}>
        <p className="max-w-[34ch] text-lead">
          Thanks. Our team will answer by email within{" "}
          <b className="whitespace-nowrap">{describeReplyRange(business)}</b>.
          {isQuestion ? " The link we emailed you opens your question, so you can read it again or add to it." : null}
        </p>
        {asked ? (
          <blockquote className="customer-message">
            <b className="block">You asked</b>
            {asked}
          </blockquote>
        ) : null}
        {roomUrl ? (
          <ButtonLink href={roomUrl}>Open your question</ButtonLink>
        ) : (
          <ButtonLink href={call.to}>{call.link}</ButtonLink>
        )}
        <p className="text-small wrap-anywhere">
          {ticket ? (
            <>
              Your question’s number is <b>{ticket}</b>.{" "}
            </>
          ) : null}
          Forgot something? Write&nbsp;to <a href={`mailto:${business.email}`}>{business.email}</a>.
        </p>
      </CustomerHero>
      <div className="@container wrap py-10">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-3">
          {(roomUrl ? [call, first, ...ways.slice(0, 1)] : [first, ...ways])
            .filter(({ to }) => !isHidden(to))
            .map(({ to, link, text }) => (
              <li key={to} className="border-t-2 border-ink py-3">
                <p className="poster text-3">{text}</p>
                <MoreLink href={to}>{link}</MoreLink>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
