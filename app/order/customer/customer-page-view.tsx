import { useState } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import type { CustomerFormProblem } from "../model/customer-page-form";
import { describeLeaf, drawLeaf } from "../model/leaf";
import { OrderLeaf } from "../parts/leaf";
import { AnswerForms } from "./answers/answer-forms";
import { AnswerLinks } from "./answers/answer-links";
import { CustomerBalance } from "./customer-balance";
import { CustomerBrief } from "./customer-brief";
import { CustomerFiles } from "./files/customer-files";
import { CustomerHero, CustomerNumber, PlainFan } from "./hero/hero";
import type { CustomerPage } from "./load-customer-page.server";
import { CustomerMessages } from "./messages/customer-messages";
import { focusMessage } from "./messages/message-form";
import { PayButton, PayStrip } from "./pay-button";
import { ClosedNotice } from "./problems/form-problem";
import { CustomerFormProblemSummary, placeProblem } from "./problems/problem-summary";
import { QuoteTerms } from "./quote-lines";
import { ReviewSection } from "./review-form";
import { OrderSteps } from "./steps/steps";

const FILES_ID = "files";
const ACTIONS_ID = "next-step";

interface CustomerPageViewProps {
  customerPage: CustomerPage;
  /** Whether the links to the page were revoked after the page was loaded. */
  isClosed: boolean;
  problem: CustomerFormProblem | null;
}

export function CustomerPageView({ customerPage, isClosed, problem: posted }: CustomerPageViewProps) {
  const [problem] = useState(() => placeProblem(posted, customerPage));
  const { balance } = customerPage;
  const { isApproved } = customerPage.visuals;
  const hasFiles = customerPage.rounds.length > 0;
  const hasPayStrip = customerPage.status.action === "pay" && !customerPage.quote;
  // The brief stays in its place while the customer page reloads itself.
  const [isBriefFirst] = useState(!hasFiles && customerPage.thread.messages.length === 0 && !customerPage.isAsked);
  const brief = <CustomerBrief customerPage={customerPage} />;
  const balanceSection = balance ? <CustomerBalance balance={balance} className="border-y-2 border-ink py-6" /> : null;
  return (
    <>
      {problem ? <CustomerFormProblemSummary problem={problem} /> : null}
      <CustomerHero
        title={customerPage.status.title}
        above={
          <CustomerNumber
            what={customerPage.isQuestion ? "Question" : customerPage.isOffer ? "Quote" : "Order"}
            number={customerPage.number}
          />
        }
        picture={
          customerPage.visuals.ordered > 0 ? (
            // On a phone, the files come first until they’re approved.
            <Leaf {...customerPage.visuals} className={hasFiles && !isApproved ? "max-sm:hidden" : ""} />
          ) : customerPage.isQuestion ? (
            <PlainFan />
          ) : null
        }
      >
        <p className="max-w-[40ch] text-lead wrap-anywhere">{keepTogether(customerPage.status.text)}</p>
        {customerPage.status.quote ? (
          <blockquote className="customer-message">{customerPage.status.quote}</blockquote>
        ) : null}
        <div id={ACTIONS_ID} className="flex w-full flex-wrap gap-x-3 gap-y-4 empty:hidden">
          <MainButton customerPage={customerPage} />
          <WriteLink {...customerPage} />
          {customerPage.status.note ? <p className="self-center text-small">{customerPage.status.note}</p> : null}
          {customerPage.answering ? (
            <ButtonLink variant="secondary" href="#answer">
              Approve or request a revision
            </ButtonLink>
          ) : null}
          {isApproved && customerPage.visuals.ordered > 0 ? (
            <a className="customer-download" href={paths.orderLeaf(customerPage.number)} download>
              Save your order’s palm leaf
            </a>
          ) : null}
        </div>
      </CustomerHero>
      <OrderSteps steps={customerPage.steps} />
      <div className={`wrap customer-page wide-buttons ${hasPayStrip ? "customer-with-strip" : ""}`}>
        {hasFiles ? (
          <div id={FILES_ID} className="customer-main">
            <CustomerFiles customerPage={customerPage} />
            {customerPage.answering ? <AnswerLinks filesId={FILES_ID} /> : null}
          </div>
        ) : null}
        {isClosed && (customerPage.answering || customerPage.review) ? <ClosedNotice /> : null}
        <AnswerForms customerPage={customerPage} problem={problem} />
        <ReviewSection customerPage={customerPage} problem={problem?.form === "review" ? problem : null} />
        {isApproved ? balanceSection : null}
        {isBriefFirst ? brief : null}
        <CustomerMessages
          customerPage={customerPage}
          notice={isClosed ? <ClosedNotice /> : null}
          problem={problem?.form === "message" ? problem : null}
        />
        {isBriefFirst ? null : brief}
        {isApproved ? null : balanceSection}
      </div>
      {hasPayStrip ? <PayStrip customerPage={customerPage} belowId={ACTIONS_ID} /> : null}
    </>
  );
}

/** A date, a time, a number of hours, "We’ll email you" or the name of a time zone stays on one line, and a short last word never wraps alone. */
const keepTogether = (text: string) =>
  text.replace(
    / (?=\d|hours?\b|[AP]M\b|[^(]*\)|\S{1,9}$)|(?<=[AP]M) (?=[A-Z]{2,4}\b)|(?<=We’ll) (?=email you\b)|(?<=We’ll email) (?=you\b)/g,
    "\u00a0",
  );

function MainButton({ customerPage }: { customerPage: CustomerPage }) {
  const { number, status, quote, archive, review, isAsked } = customerPage;
  if (status.action === "pay" && customerPage.payUrl)
    return (
      <>
        <PayButton {...customerPage} />
        {quote ? <QuoteTerms /> : null}
      </>
    );
  if (status.action === "download" && archive.count > 0)
    return (
      <ButtonLink
        variant={review || isAsked || status.quote ? "secondary" : "primary"}
        href={paths.orderArchive(number)}
        download
      >
        {archive.label} ({archive.size})
      </ButtonLink>
    );
  return null;
}

function WriteLink({ status: { action, write, add, isMainAction }, isAsked }: CustomerPage) {
  const label = write ?? (action ? undefined : add);
  if (!label) return null;
  return (
    <ButtonLink
      variant={(isAsked || isMainAction) && action !== "pay" ? "primary" : "secondary"}
      href="#message-form"
      onClick={focusMessage}
    >
      {label}
    </ButtonLink>
  );
}

function Leaf({ className, ...visuals }: CustomerPage["visuals"] & { className: string }) {
  const { mix, ordered, delivered, isApproved } = visuals;
  return (
    <div className={`customer-leaf ${className}`} role="img" aria-label={describeLeaf(visuals)}>
      <OrderLeaf
        leaf={drawLeaf({ mix, holds: ordered, delivered })}
        isOpen={isApproved}
        opens={delivered > 0}
        hub={62}
        className="w-full"
      />
    </div>
  );
}
