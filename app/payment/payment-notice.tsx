import { ClosedFan, DeadEndPage } from "../ui/layout/dead-end-page";
import { useBusiness } from "../ui/use-site";

export type Notice = "away" | "limited" | "closed";

export const noticeTitles: Record<Notice, string> = {
  away: "The payment page isn’t answering",
  limited: "Please wait a few minutes",
  closed: "Nothing to pay",
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

export function PaymentNotice(props: Props) {
  const { notice, here } = props;
  const business = useBusiness();
  return (
    <DeadEndPage
      title={noticeTitles[notice]}
      lead={describe(props)}
      fan={<ClosedFan />}
      next={notice === "closed" ? undefined : { href: here, label: "Try again" }}
    >
      <p className="max-w-[44ch] text-palm-2">
        Questions? Email{" "}
        <a href={`mailto:${business.email}`} className="text-palm-ink">
          {business.email}
        </a>
      </p>
    </DeadEndPage>
  );
}

function describe({ notice, noun, name, reference, isOrder }: Props) {
  if (notice === "closed") return `Your ${noun} ${reference} was canceled or refunded, so it isn’t open for payment.`;
  const when = notice === "limited" ? "in a few minutes" : "in a minute";
  const reason = notice === "limited" ? "Your network has opened a lot of payment pages in the past hour. " : "";
  return isOrder
    ? `${reason}Your ${noun} ${reference} is saved, and nothing was charged. Try again ${when}. The payment link is in your email, too.`
    : `${reason}Nothing was charged. Try again ${when}. ${name} is still here for you.`;
}
