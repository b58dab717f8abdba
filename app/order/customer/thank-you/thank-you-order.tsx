import type { Progress } from "#app/order/deliver/load-progress.server";
import { countBlades, drawLeaf } from "#app/order/model/leaf";
import { type Delivery, describeStandardDelivery } from "#app/order/model/standard-delivery";
import { OrderLeaf } from "#app/order/parts/leaf.tsx";
import { paths } from "#app/paths";
import type { ReceiptLink } from "#app/receipts/list-receipt-links.server";
import { ReceiptLinks } from "#app/receipts/receipt-links.tsx";
import { countInWords } from "#app/server/text/count-in-words";
import { describeReplyRange } from "#app/site";
import { ButtonLink } from "#app/ui/button.tsx";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useBusiness } from "#app/ui/use-site";
import { plainFan } from "../hero/plain-fan";
import { NextSteps } from "./next-steps";
import { countVisuals, type SplitLine, VisualSplit } from "./visual-split";

export interface OrderTicket extends Delivery {
  submissionId: string;
  roomUrl: string;
  packageName: string;
  /** What was left to pay. */
  price: string;
  /** ", with Sales tax (7.25%) of $14.43"; empty without tax. */
  tax: string;
  coupon: { code: string; discount: string } | null;
  breakdown: SplitLine[];
  mix: Record<string, number>;
  confirmed: boolean;
  progress: Progress;
  visuals: number;
  wrongAmount: boolean;
  receipts: ReceiptLink[];
}

export function ThankYouOrder({ ticket, promise }: { ticket: OrderTicket | null; promise: string }) {
  const business = useBusiness();
  return (
    <section
      className="thanks overflow-hidden pb-[clamp(3rem,6vw,6rem)] text-hero-ink"
      aria-labelledby="thanks"
      data-paid={ticket?.confirmed ? ticket.submissionId : undefined}
    >
      <div className={`wrap grid grid-cols-[minmax(0,1fr)] ${ticket ? "" : "lg:pt-[clamp(1.5rem,6svh,5rem)]"}`}>
        {ticket ? <Fan ticket={ticket} /> : <BladeFan blades={plainFan} className={`${fanSize} lg:hidden`} />}
        <div className="stock lg:grid lg:grid-cols-[auto_minmax(13rem,1fr)] lg:gap-x-12">
          <div
            className={`${sheetPart} notch-bottom forced-colors:border-x forced-colors:border-t gap-y-4 border-b-2 thanks-head border-dotted border-line-2`}
          >
            <h1
              id="thanks"
              className="text-[min(4.75rem,13.4vw)]/[.86] tracking-normal [font-variant-ligatures:none] md:text-[clamp(3.5rem,min(1rem+6.2vw,12svh),6.8rem)]/[.86]"
            >
              Payment Confirmed
            </h1>
            <p className="max-w-[46ch] text-lead">{describePayment(ticket)}</p>
          </div>
          <div className={`${sheetPart} wide-buttons notch-top forced-colors:border-x forced-colors:border-b gap-y-7`}>
            {ticket ? (
              <>
                <TicketNumber ticket={ticket} />
                <Ordered ticket={ticket} />
              </>
            ) : (
              <>
                <BladeFan blades={plainFan} opens className="thanks-fan max-lg:hidden" />
                <NextSteps promise={promise} />
              </>
            )}
          </div>
        </div>
        <div className="mt-7 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
          <p className="text-small">
            {ticket
              ? "Something wrong with your order?"
              : "No email after a few minutes? Look in your spam folder, too."}{" "}
            Write to <a href={`mailto:${business.email}`}>{business.email}</a>{" "}
            {ticket ? "with your order number" : "from the address you ordered with"}. We reply within{" "}
            <span className="whitespace-nowrap">{describeReplyRange(business)}</span>.
          </p>
          <MoreLink href={paths.automationServices}>While you wait: see what we automate</MoreLink>
        </div>
      </div>
    </section>
  );
}

const sheetPart =
  "notch grid grid-cols-[minmax(0,1fr)] bg-canary px-[clamp(min(1.25rem,6.25vw),3.5vw,3rem)] py-[clamp(1.25rem,min(3vw,3.2svh),2.5rem)] lg:col-span-2 lg:grid-cols-subgrid";

// Short enough that the number and the button fit into the same window.
const fanSize = "mt-[clamp(1rem,2.5svh,2.5rem)] w-[min(100%,44svh)] min-w-[min(100%,18rem)] justify-self-center";

function Fan({ ticket }: { ticket: OrderTicket }) {
  const leaf = drawLeaf({ mix: ticket.mix, delivered: ticket.confirmed ? undefined : 0 });
  if (countBlades(leaf) === 0) return <BladeFan blades={plainFan} className={fanSize} />;
  return <OrderLeaf leaf={leaf} opens={ticket.confirmed} className={fanSize} />;
}

function describePayment(ticket: OrderTicket | null) {
  if (!ticket) return "Thank you. Check your inbox: the link to your order goes to the address you ordered with.";
  const { confirmed, price, packageName, coupon, tax } = ticket;
  if (ticket.wrongAmount) return "We got a payment, but the amount isn’t the price of your order.";
  if (!confirmed) return "Thank you. We’re waiting to hear from the payment company.";
  const next = ticket.progress === "open" ? " Our designers have your order." : "";
  return `You paid ${price} (${packageName}${coupon ? ` with coupon ${coupon.code}` : ""})${tax}.${next}`;
}

function describeFiles(ticket: OrderTicket): string {
  if (ticket.progress === "open")
    return `${describeStandardDelivery(ticket)} You’ll get an email when you can download your files.`;
  return ticket.progress === "delivered"
    ? "Your files are on your order’s page."
    : "See your order’s page for its status.";
}

function TicketNumber({ ticket }: { ticket: OrderTicket }) {
  const openOrder = <ButtonLink href={ticket.roomUrl}>Open your order</ButtonLink>;
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-4">
      <p>
        <span className="block text-small text-ink-2">Order number</span>
        <b className="poster block text-[clamp(min(2.2rem,13vw),min(10vw,9svh),5.75rem)]/[.95] tracking-[.005em]">
          {ticket.submissionId}
        </b>
      </p>
      {ticket.wrongAmount ? (
        <>
          <p className="max-w-[46ch]">
            Your money is safe. We’ll look into it and email you, and you don’t need to pay again.
          </p>
          {openOrder}
        </>
      ) : !ticket.confirmed ? (
        <>
          <p className="max-w-[46ch]">
            It can take a few minutes to confirm your payment. We’ll email you
            {ticket.progress === "delivered" ? "." : ", and then our designers get your order."}
          </p>
          {openOrder}
          <MoreLink href={paths.thankYouOrder}>Check again</MoreLink>
        </>
      ) : (
        <>
          <p className="max-w-[52ch]">{describeFiles(ticket)}</p>
          {openOrder}
          <ReceiptLinks receipts={ticket.receipts} />
        </>
      )}
    </div>
  );
}

function Ordered({ ticket }: { ticket: OrderTicket }) {
  const { packageName, price, coupon, breakdown, confirmed, wrongAmount } = ticket;
  const total = countVisuals(breakdown);
  if (confirmed && total > 0)
    return (
      <div>
        <h2 className="mb-4 text-3">
          You get {countInWords(total)} {total === 1 ? "visual" : "visuals"}
        </h2>
        <VisualSplit breakdown={breakdown} />
      </div>
    );
  return (
    <div>
      <h2 className="mb-4 text-3">Your order</h2>
      <dl className="thanks-facts pairs border-t-2 border-ink">
        <div>
          <dt>{packageName}</dt>
          <dd>{price}</dd>
        </div>
        {coupon ? (
          <div>
            <dt>Coupon {coupon.code}</dt>
            <dd>{coupon.discount} off</dd>
          </div>
        ) : null}
        <div>
          <dt>Payment</dt>
          <dd>{confirmed ? "confirmed" : wrongAmount ? "being checked" : "not confirmed yet"}</dd>
        </div>
      </dl>
    </div>
  );
}
