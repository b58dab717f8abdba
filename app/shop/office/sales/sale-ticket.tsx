import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { ReceiptFact } from "#app/receipts/receipt-fact.tsx";
import { MoneySection } from "#app/refunds/money-section.tsx";
import { TicketReview } from "#app/reviews/ticket-review.tsx";
import { getListUrl } from "#app/shop/model/sale-filters";
import { PRODUCT_REVIEW_KIND, PURCHASE_KIND } from "#app/shop/model/sale-status";
import { DeleteSection, TrashForm, TrashNotice } from "#app/trash/trash-form.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { Fact, RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { OfficeLink } from "#app/ui/office/office-link.tsx";
import { PersonLink } from "#app/ui/office/person-link.tsx";
import type { Sale } from "./load-sale.server";
import type { RefusedSaleChange } from "./receive-sale-post.server";
import { EmailForm, ExtendForm, ReleaseForm, RestoreForm, RevokeForm, SendLinkForm } from "./sale-forms";
import { SaleStatusLabel } from "./sale-status-label";

interface SaleTicketProps {
  sale: Sale;
  listUrl: string;
  refused: RefusedSaleChange | undefined;
}

export function SaleTicket({ sale, listUrl, refused }: SaleTicketProps) {
  const { id, trashedAt, review } = sale;
  const action = paths.adminSale(sale.number);
  return (
    <RecordTicket
      title={`Purchase ${sale.number}`}
      noun="purchase"
      note={`Bought ${sale.bought}`}
      contact={sale.email ? { email: sale.email } : undefined}
      listUrl={listUrl}
    >
      {trashedAt ? <TrashNotice since={trashedAt} kind={PURCHASE_KIND} id={id} back={action} /> : null}
      <section>
        <h3>{sale.title}</h3>
        <SaleFacts sale={sale} />
      </section>
      {trashedAt ? null : <MainForm sale={sale} />}
      {trashedAt ? null : <OtherForms sale={sale} refused={refused} />}
      <MoneySection money={sale.money} refused={refused?.refund} isReadOnly={trashedAt !== null} />
      {review ? (
        <TicketReview
          review={review}
          isReadOnly={trashedAt !== null}
          hiddenBecause={sale.status === "refunded" ? "Hidden because the purchase was refunded." : undefined}
        >
          <TrashForm intent="delete" kind={PRODUCT_REVIEW_KIND} id={id} back={action}>
            Delete the review
          </TrashForm>
        </TicketReview>
      ) : null}
      <Reference sale={sale} />
      <Downloads sale={sale} />
      <HistorySection history={sale.history} />
      {trashedAt ? null : (
        <DeleteSection kind={PURCHASE_KIND} id={id} noun="purchase" listUrl={listUrl}>
          The download links stop working, and a published review is hidden.
        </DeleteSection>
      )}
    </RecordTicket>
  );
}

function MainForm({ sale }: { sale: Sale }) {
  switch (sale.status) {
    case "held":
      return <ReleaseForm sale={sale} />;
    case "active":
      return <SendLinkForm email={sale.email} />;
    default:
      return <RestoreForm sale={sale} />;
  }
}

function OtherForms({ sale, refused }: Pick<SaleTicketProps, "sale" | "refused">) {
  const { status, email, expires, downloadsAllowed } = sale;
  const refusedForm = (form: RefusedSaleChange["form"]) => (refused?.form === form ? refused : undefined);
  if (status === "revoked" || status === "refunded") return null;
  return (
    <>
      {status === "active" ? (
        <ExtendForm key={`extend ${expires} ${downloadsAllowed}`} sale={sale} refused={refusedForm("extend")} />
      ) : null}
      <EmailForm key={`email ${email}`} sale={sale} refused={refusedForm("email")} />
      <RevokeForm sale={sale} refused={refusedForm("revoke")} />
    </>
  );
}

function SaleFacts({ sale }: { sale: Sale }) {
  return (
    <dl className="ticket-facts">
      <Fact label="Status">
        <SaleStatusLabel status={sale.status} />
      </Fact>
      <Fact label="Paid">{sale.paid}</Fact>
      <Fact label="Downloads used">
        {sale.downloadsUsed} of {sale.downloadsAllowed}
      </Fact>
      <Fact label={sale.isExpired ? "Link expired" : "Link expires"}>{sale.expires}</Fact>
      {sale.tax ? <Fact label={sale.tax.label}>{sale.tax.text}</Fact> : null}
      {sale.refunded ? <Fact label="Refunded">{sale.refunded}</Fact> : null}
      {sale.isOtherAmount ? <Fact label="Price at the time">{sale.price}</Fact> : null}
      {sale.coupon ? <Fact label="Coupon">{sale.coupon}</Fact> : null}
      {sale.onSale ? <Fact label="Discount">At the discount price</Fact> : null}
      {sale.email ? null : <Fact label="Email">Unknown</Fact>}
    </dl>
  );
}

function Reference({ sale }: { sale: Sale }) {
  return (
    <section>
      <h3>Reference</h3>
      <dl className="ticket-facts">
        {sale.paymentIntent ? <Fact label="Payment">{sale.paymentIntent}</Fact> : null}
        <ReceiptFact receipts={sale.receipts} />
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <OfficeLink to={paths.adminProduct(sale.productId)} className="touch-link">
          View product
        </OfficeLink>
        <Link to={getListUrl({ product: sale.productId })} className="touch-link">
          All purchases of this product
        </Link>
        <PersonLink email={sale.email} />
      </p>
    </section>
  );
}

function Downloads({ sale: { downloads } }: { sale: Sale }) {
  return (
    <section>
      <h3>Downloads</h3>
      {downloads.length === 0 ? <p>Not downloaded yet.</p> : null}
      <ol className="ticket-notes" aria-label="Newest first">
        {downloads.map(({ id, at, network, fileVersion }) => (
          <li key={id}>
            <p>{at}</p>
            <small>
              {network ? `Network ${network}` : "Network unknown"}
              {fileVersion ? `, file version ${fileVersion}` : null}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
