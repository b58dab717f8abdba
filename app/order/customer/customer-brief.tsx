import { ReceiptLinks } from "#app/receipts/receipt-links.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";
import { getPaperFill } from "../parts/leaf";
import { PhotoLinks } from "../parts/photo-links";
import type { CustomerPage } from "./load-customer-page.server";
import { PaperWedge } from "./paper-wedge";
import { QuoteLines, QuoteNote, QuoteOffer } from "./quote-lines";

export function CustomerBrief({ customerPage }: { customerPage: CustomerPage }) {
  const { isQuestion, isDraft, packageName, received, split, visuals, requirements, photos, quote, payment } =
    customerPage;
  const replyTime = useReplyTime();
  // A subtotal and the tax lead to the total; an included tax is explained below it.
  const isTaxAdded = customerPage.tax.length > 1;
  const taxLines = customerPage.tax.map(({ name, amount }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  ));
  return (
    <aside className="customer-brief stock" aria-labelledby="customer-brief">
      <div className="notch notch-bottom border-b-2 border-dotted border-line-2 bg-canary p-6 forced-colors:border">
        <h2 id="customer-brief">{isQuestion ? "Your question" : customerPage.isOffer ? "Your quote" : "Your order"}</h2>
        <p className="mt-2 text-small font-semibold text-ink-2">
          {isQuestion ? "" : `${packageName}, `}
          <span className="whitespace-nowrap">{received}</span>
        </p>
      </div>
      <div className="customer-brief-body customer-columns notch notch-top bg-canary p-6 forced-colors:border">
        {isQuestion || isDraft ? null : (
          <div>
            <dl className="pairs">
              {quote ? <QuoteLines quote={quote} /> : null}
              {split.map(({ label, count }, index) => (
                <div key={label}>
                  <dt className="flex items-center gap-2.5">
                    <PaperWedge fill={getPaperFill(index)} />
                    {label}
                  </dt>
                  <dd>{count}</dd>
                </div>
              ))}
              {visuals.ordered > 0 ? (
                <div className="font-bold">
                  <dt>Total Visuals</dt>
                  <dd>{visuals.ordered}</dd>
                </div>
              ) : null}
              {customerPage.coupon ? (
                <div>
                  <dt>Coupon {customerPage.coupon.code}</dt>
                  <dd>{customerPage.coupon.discount} off</dd>
                </div>
              ) : null}
              {isTaxAdded ? taxLines : null}
              <div>
                <dt>
                  {quote || customerPage.tax.length > 0 ? "Total" : customerPage.coupon ? "Price with coupon" : "Price"}
                </dt>
                <dd>{customerPage.price}</dd>
              </div>
              {isTaxAdded ? null : taxLines}
              {quote ? <QuoteOffer quote={quote} /> : null}
              <div>
                <dt>Payment</dt>
                <dd>
                  {payment.text}{" "}
                  {payment.detail ? <span className="inline-block whitespace-nowrap">{payment.detail}</span> : null}
                </dd>
              </div>
            </dl>
            <ReceiptLinks receipts={customerPage.receipts} className="mt-2" />
            {customerPage.payUrl && customerPage.status.action !== "pay" ? (
              <MoreLink href={customerPage.payUrl} className="mt-3">
                {quote?.part === "balance" ? `Pay the balance, ${customerPage.due}` : "Pay now"}
              </MoreLink>
            ) : null}
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden">
          {quote ? (
            <QuoteNote note={quote.note} />
          ) : isDraft ? null : (
            <div>
              <h3 className="customer-label">{isQuestion ? "What you asked" : "What you told us"}</h3>
              <p className="wrap-anywhere whitespace-pre-line">{requirements}</p>
            </div>
          )}
          {photos.length > 0 ? (
            <div>
              <h3 className="customer-label">Your pictures</h3>
              <PhotoLinks photos={photos} className="grid grid-cols-2" />
            </div>
          ) : null}
        </div>
        <p className="text-small wrap-anywhere">
          {isQuestion ? null : (
            <>
              Is something wrong with your order? <a href="#message-form">Send us a message</a>. We reply {replyTime}.{" "}
              {customerPage.refundTerms} See the{" "}
              <a href={customerPage.refundPolicy}>refund policy from the day you ordered</a>.{" "}
            </>
          )}
          All times are <span className="inline-block">{customerPage.zone}.</span>
        </p>
      </div>
    </aside>
  );
}
