import { ClosedFan, DeadEndPage } from "../ui/layout/dead-end-page";
import { useBusiness } from "../ui/use-site";

export type Notice = "away" | "limited" | "closed" | "refused" | "forward";

export const noticeTitles: Record<Notice, string> = {
  away: "The payment page isn’t answering",
  limited: "Please wait a few minutes",
  closed: "Nothing to pay",
  refused: "This can’t be paid online",
  forward: "Taking you to the payment page",
};

interface Props {
  notice: Notice;
  noun: string;
  name: string;
  reference: string;
  /** False for what anybody may buy: then nothing was saved, and there was no email. */
  isOrder: boolean;
  here: string;
}

const nextLabels: Partial<Record<Notice, string>> = {
  away: "Try again",
  limited: "Try again",
  forward: "Go to the payment page",
};

export function PaymentNotice(props: Props) {
  const { notice, here } = props;
  const business = useBusiness();
  const label = nextLabels[notice];
  return (
    <DeadEndPage
      title={noticeTitles[notice]}
      lead={describe(props)}
      fan={<ClosedFan />}
      next={label ? { href: here, label } : undefined}
    >
      <p className="max-w-[44ch] text-ink-2">
        {notice === "refused" ? "Email" : "Questions? Email"} <a href={`mailto:${business.email}`}>{business.email}</a>
      </p>
    </DeadEndPage>
  );
}

function describe({ notice, noun, name, reference, isOrder }: Props) {
  if (notice === "closed") return `Your ${noun} ${reference} was canceled or refunded, so it isn’t open for payment.`;
  if (notice === "forward") return "You’ll go there automatically. If nothing happens, use the link below.";
  if (notice === "refused") {
    const saved = isOrder ? `Your ${noun} ${reference} is saved, and nothing was charged.` : "Nothing was charged.";
    return `${saved} Our payment provider can’t accept this payment. Write to us, and we’ll find another way.`;
  }
  const when = notice === "limited" ? "in a few minutes" : "in a minute";
  const reason = notice === "limited" ? "Your network has opened a lot of payment pages in the past hour. " : "";
  return isOrder
    ? `${reason}Your ${noun} ${reference} is saved, and nothing was charged. Try again ${when}. The payment link is in your email, too.`
    : `${reason}Nothing was charged. Try again ${when}. ${name} is still here for you.`;
}
