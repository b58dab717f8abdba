import { Link, useLocation } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import type { VisualBreakdown } from "#app/order/model/bought-package";
import type { FormError } from "#app/order/model/form-errors";
import type { OrderedVisuals } from "#app/order/model/leaf";
import { ORDER_KIND, ORDER_REVIEW_KIND } from "#app/order/model/order-labels";
import type { DescribedQuote } from "#app/order/quote/describe-quote.server";
import { paths } from "#app/paths";
import { MoneySection } from "#app/refunds/money-section.tsx";
import { TicketReview } from "#app/reviews/ticket-review.tsx";
import { DeleteSection, TrashForm, TrashNotice } from "#app/trash/trash-form.tsx";
import { ContactLine } from "#app/ui/list/ticket/contact-line.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { TicketPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import type { DescribedDue } from "../describe-due.server";
import { DueNote } from "../due-note";
import { DeliverySection, type DeliveryTicket } from "./delivery/delivery-section";
import { EmailsSection, type EmailsTicket } from "./emails-section";
import { PaymentProblem } from "./payment-problem";
import { PhotoPreview } from "./photos/photo-preview";
import { readOpenPhoto, setPhotoInQuery } from "./photos/photo-query";
import { PhotosSection, type PhotosTicket } from "./photos/ticket-photos";
import { QuoteSection } from "./quote/ticket-quote";
import { BalanceSection, type BalanceTicket } from "./ticket-balance";
import { BreakdownSection, BriefSection, CustomerSection, type CustomerTicket } from "./ticket-details";
import { MessagesSection, type MessagesTicket } from "./ticket-messages";
import { NotesSection, type NotesTicket } from "./ticket-notes";
import { canMarkPaid, markLabels, PaymentSection, type PaymentTicket } from "./ticket-payment";
import { type SummaryTicket, TicketSummary } from "./ticket-summary";
import { useFocusAfterRemoval, useFocusOnNavigation } from "./use-ticket-focus";

interface Ticket
  extends SummaryTicket,
    CustomerTicket,
    PaymentTicket,
    BalanceTicket,
    PhotosTicket,
    MessagesTicket,
    NotesTicket,
    DeliveryTicket,
    EmailsTicket {
  id: string;
  due: DescribedDue | null;
  photos: PhotosTicket["photos"];
  quote: DescribedQuote | null;
  breakdown: VisualBreakdown | null;
  visuals: OrderedVisuals;
  requirements: string;
  message: string;
  review: ComponentProps<typeof TicketReview>["review"] | null;
  money: ComponentProps<typeof MoneySection>["money"];
  reviewHiddenBecause: ComponentProps<typeof TicketReview>["hiddenBecause"];
  history: ComponentProps<typeof HistorySection>["history"];
}

/** Up to this many messages, the answer form stays in view. */
const FEW_MESSAGES = 2;

export function OrderTicket({ ticket, error }: { ticket: Ticket; error: FormError | undefined }) {
  const { search } = useLocation();
  const heading = useFocusOnNavigation(ticket.number);
  const rememberFocus = useFocusAfterRemoval(heading);
  const listSearch = setPhotoInQuery(search, null);
  const action = `${paths.adminOrder(ticket.number)}${listSearch}`;
  const openPhoto = readOpenPhoto(search, ticket.photos.length);
  const isActive = ticket.trashedAt === null;
  const findContact = (name: string) => ticket.contact.find(({ key }) => key === name)?.value;
  // What the customer wrote comes before the files, also while we wait for the customer's approval.
  const hasMessages = ticket.thread.messages.length > 0;
  const areMessagesFirst = hasMessages && (ticket.isUnanswered || ticket.approvalSince !== null);
  // A question without messages is in the brief.
  const areMessagesSecond = !hasMessages && ticket.isUnanswered;
  const isUnpaid = isActive && (ticket.paymentStatus === "pending" || ticket.paymentStatus === "failed");
  const [isPaymentAwaited] = useState(isUnpaid && ticket.orderStatus === "pending_payment" && !ticket.quote?.isDraft);
  // Until the order is paid, the payment section comes first. The section doesn’t move while the ticket is open.
  const [isPaymentFirst] = useState(isPaymentAwaited && !ticket.problem);
  const payment = (
    <PaymentSection
      ticket={ticket}
      hasLinkAbove={ticket.next.button?.target === "payment link"}
      action={action}
      error={error}
    />
  );
  const messages = (
    <MessagesSection
      ticket={ticket}
      isFirst={areMessagesFirst && ticket.isUnanswered}
      action={action}
      error={error?.form === "answer" ? error : undefined}
    />
  );
  return (
    <dialog open className="ticket" id="ticket" aria-labelledby="ticket-title" onFocus={rememberFocus}>
      <header className="ticket-head">
        <h2 id="ticket-title" ref={heading} tabIndex={-1}>
          Order Details - <span className="tracking-[0.03em] whitespace-nowrap">{ticket.number}</span>
        </h2>
        <Link
          className="tool tool-plain"
          to={isActive ? `${paths.admin}${listSearch}` : paths.adminTrash}
          preventScrollReset
        >
          Close
        </Link>
        <div>
          <div className="flex items-start justify-between gap-x-4">
            <p className="flex min-w-0 flex-wrap overflow-x-clip text-small">
              <b className="mr-[0.5em] wrap-anywhere">{findContact("fullName")}</b>
              {findContact("businessName") ? (
                // On a line of its own, the comma stands where it is clipped.
                <span className="-ml-[0.5em] max-w-[calc(100%+0.5em)] truncate max-sm:basis-full">
                  <span className="inline-block w-[0.5em]">, </span>
                  {findContact("businessName")}
                </span>
              ) : null}
            </p>
            <TicketPlace noun="order" />
          </div>
          <ContactLine email={findContact("email") ?? ""} phone={findContact("phone")} />
          {ticket.due ? (
            <p>
              <DueNote due={ticket.due} isMarked />
            </p>
          ) : null}
        </div>
      </header>
      <div className="ticket-body">
        {ticket.trashedAt === null ? null : (
          <TrashNotice
            since={ticket.trashedAt}
            kind={ORDER_KIND}
            id={ticket.id}
            back={paths.adminOrder(ticket.number)}
          />
        )}
        {ticket.problem ? (
          <PaymentProblem
            problem={ticket.problem}
            markLabel={canMarkPaid(ticket) ? markLabels[ticket.part] : null}
            canRefund={isActive && ticket.money.payments.some(({ hasLeft }) => hasLeft)}
            action={action}
            error={error?.form === "resolved" ? error.description : undefined}
          />
        ) : null}
        <TicketSummary
          ticket={ticket}
          isAnswerNext={areMessagesFirst && ticket.thread.messages.length <= FEW_MESSAGES}
          action={action}
        />
        {areMessagesFirst ? messages : null}
        {isPaymentFirst ? payment : null}
        {ticket.quote ? (
          <QuoteSection quote={ticket.quote} number={ticket.number} action={action} isActive={isActive} />
        ) : (
          <BriefSection ticket={ticket} />
        )}
        {areMessagesSecond ? messages : null}
        {ticket.breakdown ? <BreakdownSection breakdown={ticket.breakdown} visuals={ticket.visuals} /> : null}
        <PhotosSection ticket={ticket} open={openPhoto} />
        <DeliverySection ticket={ticket} isBeforePayment={isUnpaid && isPaymentAwaited} action={action} error={error} />
        {areMessagesFirst || areMessagesSecond ? null : messages}
        <NotesSection ticket={ticket} action={action} error={error?.form === "note" ? error : undefined} />
        <CustomerSection ticket={ticket} action={action} error={error?.form === "email" ? error : undefined} />
        {isPaymentFirst ? null : payment}
        <MoneySection money={ticket.money} action={action} refused={error?.refund} isReadOnly={!isActive} />
        <BalanceSection ticket={ticket} action={action} error={error?.form === "balance" ? error : undefined} />
        {ticket.review ? (
          <TicketReview
            review={ticket.review}
            action={action}
            isReadOnly={!isActive}
            hiddenBecause={ticket.reviewHiddenBecause}
          >
            <TrashForm intent="delete" kind={ORDER_REVIEW_KIND} id={ticket.id} back={action}>
              Delete the review
            </TrashForm>
          </TicketReview>
        ) : null}
        <EmailsSection ticket={ticket} action={action} />
        <HistorySection history={ticket.history} />
        {isActive ? (
          <DeleteSection kind={ORDER_KIND} id={ticket.id} noun="order" listUrl={`${paths.admin}${listSearch}`} />
        ) : null}
      </div>
      {openPhoto === null ? null : <PhotoPreview ticket={ticket} position={openPhoto} />}
    </dialog>
  );
}
