import { TextArea } from "#app/ui/form/field.tsx";
import { customerFormFields } from "../model/customer-page-form";
import { CustomerHero, CustomerNumber, PlainFan } from "./hero/hero";
import { LinkRequestForm } from "./link-request-form";

interface ClosedCustomerPageProps {
  /** From the address, whether or not there is such an order. */
  number: string;
  linkSent: boolean;
  isDown: boolean;
  /** The response to a posted form. `written` is the typed text of a form that needs access to the customer page. */
  answer: { written: string; link: { email: string; error: string } | null; sent: boolean } | null;
}

export function ClosedCustomerPage({ number, linkSent: isLinkSent, isDown, answer }: ClosedCustomerPageProps) {
  const linkSent = isLinkSent || answer?.sent === true;
  const problem = answer?.link;
  return (
    <CustomerHero
      isWhole
      title={isDown ? "Back in a minute." : linkSent ? "Check your inbox." : "Open your order with your link."}
      above={<CustomerNumber number={number} />}
      picture={<PlainFan />}
    >
      {linkSent ? (
        <p className="max-w-[38ch] text-lead" role="status">
          If you ordered with that address, a new link is on its way. It can take a few minutes.
        </p>
      ) : (
        <p className="max-w-[38ch] text-lead">
          {isDown
            ? "We can’t look up your order right now. What you typed is still here. Please try again in a minute."
            : "Your order is private, so it opens only with the link in our newest email about the order. Can’t find that email? We’ll send you a new link."}
        </p>
      )}
      <LinkRequestForm problem={problem} variant={linkSent ? "secondary" : "primary"}>
        {answer?.written ? (
          <TextArea
            name={customerFormFields.text}
            label="What you wrote"
            hint="We didn’t get it. Copy it, open your order with your link, and send it from there."
            defaultValue={answer.written}
            readOnly
            className="w-full"
          />
        ) : null}
      </LinkRequestForm>
    </CustomerHero>
  );
}
