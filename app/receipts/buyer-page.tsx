import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../paths";
import { answerFailure } from "../server/forms/answer-failure.server";
import { FORM_TOO_LARGE, receiveForm } from "../server/forms/form.server";
import type { TextField } from "../server/forms/text-field";
import { setFlash } from "../server/http/flash.server";
import { privateHeaders } from "../server/http/security.server";
import { pageTitle } from "../site";
import { Button } from "../ui/button";
import { countThingsToFix, ErrorSummary } from "../ui/form/error-summary";
import { Field, TextArea } from "../ui/form/field";
import { SelectField } from "../ui/form/select-field";
import { SelectOptions } from "../ui/form/select-options";
import { MoreLink } from "../ui/more-link";
import styles from "./buyer.css?url";
import { type BuyerDetails, buyerFields, buyerNames, findBuyerProblems, readBuyer } from "./buyer-fields";
import { describeReceipt } from "./describe-receipt.server";
import { getReceipt } from "./load-receipt.server";
import { createReceiptQuery, createReceiptUrl } from "./receipt-link.server";
import { ReceiptFacts } from "./receipt-sheet";
import { saveBuyer } from "./save-buyer.server";

export const handle = { personal: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: HeadersFunction = () => privateHeaders;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Billing details") }];

const NOT_SAVED = "We couldn’t save this just now. Please try again in a moment.";

export async function loader(args: LoaderFunctionArgs) {
  const { receipt, root } = await getReceipt(args);
  if (!root.buyer) throw data(null, { status: 404 });
  const { email: _, ...details } = root.buyer;
  const { context } = args;
  const view = describeReceipt(root, root, context.env.BUSINESS_TIMEZONE);
  return {
    number: root.number,
    facts: [...view.facts, { label: view.total.label, value: view.total.amount }],
    details,
    action: `${paths.receiptBuyer(receipt.number)}?${createReceiptQuery(context, receipt)}`,
    receiptUrl: createReceiptUrl(context, receipt),
  };
}

interface Refused {
  details: BuyerDetails;
  problems: Partial<Record<keyof BuyerDetails, string>>;
  failure: string | null;
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { fields, fieldsTruncated } = await receiveForm(context, { reportsTruncation: true });
  const details = readBuyer(fields);
  const refuse = (refused: Partial<Refused>, status: number) =>
    data<Refused>({ details, problems: {}, failure: null, ...refused }, { status });
  const { receipt, root } = await getReceipt(args);
  if (fieldsTruncated) return refuse({ failure: FORM_TOO_LARGE }, 400);
  const problems = findBuyerProblems(details);
  if (Object.keys(problems).length > 0) return refuse({ problems }, 400);
  const saved = await answerFailure(context, saveBuyer(context, root.id, details), NOT_SAVED);
  if (saved === false) throw data(null, { status: 404 });
  if (saved !== true) return refuse({ failure: saved.refused }, saved.status);
  const toast = { title: "Saved.", description: "Your billing details are on the receipt.", tone: "info" } as const;
  const headers = { ...privateHeaders, "Set-Cookie": await setFlash(context, toast) };
  return redirect(createReceiptUrl(context, receipt), { status: 303, headers });
}

const thirds: readonly (keyof BuyerDetails)[] = ["postal_code", "country", "tax_id"];

export default function BuyerPage() {
  const { number, facts, details, action, receiptUrl } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refused | undefined;
  const values = refused?.details ?? details;
  const problems = buyerNames.flatMap((name) => {
    const text = refused?.problems[name];
    return text ? [{ href: `#${name}`, text }] : [];
  });
  return (
    <section className="wrap buyer-page" aria-labelledby="title">
      <h1 id="title" className="max-w-[9em] text-1">
        Your billing details
      </h1>
      <p className="text-lead">
        They go on receipt <span className="whitespace-nowrap">{number}</span> and its PDF. All are optional.
      </p>
      <form method="post" action={action} noValidate className="buyer wide-buttons bg-paper">
        {refused?.failure ? (
          <ErrorSummary
            className="buyer-wide"
            heading="h2"
            title="Not saved yet"
            problems={[{ text: refused.failure }]}
          />
        ) : null}
        {problems.length > 0 ? (
          <ErrorSummary
            className="buyer-wide"
            heading="h2"
            title={countThingsToFix(problems.length)}
            problems={problems}
          />
        ) : null}
        {buyerNames.map((name) => (
          <BuyerField
            key={name}
            field={buyerFields[name]}
            defaultValue={values[name]}
            error={refused?.problems[name]}
            className={thirds.includes(name) ? "buyer-third" : undefined}
          />
        ))}
        <div className="buyer-wide mt-3">
          <Button>Save</Button>
        </div>
      </form>
      <aside className="buyer-receipt stock bg-canary" aria-labelledby="receipt">
        <h2 id="receipt" className="text-3">
          Receipt {number}
        </h2>
        <ReceiptFacts facts={facts} className="pairs mt-4" />
        <MoreLink href={receiptUrl} className="mt-4">
          See the receipt
        </MoreLink>
      </aside>
    </section>
  );
}

interface BuyerFieldProps {
  field: TextField;
  defaultValue: string;
  error?: string;
  className?: string;
}

/** The labels do not say "optional", because the page says so once. */
function BuyerField({ field: { limit, isLong, choices, name, label, hint, autoComplete }, ...props }: BuyerFieldProps) {
  const described = { name, label, hint, autoComplete, ...props };
  if (choices)
    return (
      <SelectField {...described}>
        <SelectOptions options={choices} />
      </SelectField>
    );
  return isLong ? <TextArea {...described} rows={1} maxLength={limit} /> : <Field {...described} maxLength={limit} />;
}
