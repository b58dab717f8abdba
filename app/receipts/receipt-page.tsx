import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders } from "../server/http/security.server";
import { pageTitle } from "../site";
import { ButtonLink } from "../ui/button";
import { MoreLink } from "../ui/more-link";
import { loadReceipt } from "./load-receipt.server";
import printScript from "./print-script.ts?worker&url";
import styles from "./receipt.css?url";
import { ReceiptSheet } from "./receipt-sheet";

export const handle = { personal: true, noindex: true, scripts: [printScript] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: HeadersFunction = () => privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `${data.view.title} ${data.view.number}` : "Receipt") },
];

export const loader = (args: LoaderFunctionArgs) => loadReceipt(args);

export default function ReceiptPage() {
  const { view, pdfUrl, bought, buyerUrl, others } = useLoaderData<typeof loader>();
  return (
    <div className="wrap receipt-page">
      <div className="receipt-tools">
        {bought?.isDownload ? <ButtonLink href={bought.href}>{bought.label}</ButtonLink> : null}
        <ButtonLink variant={bought?.isDownload ? "secondary" : "primary"} href={pdfUrl} className="receipt-pdf">
          Download PDF
        </ButtonLink>
        <button type="button" className="btn-line" data-print hidden>
          Print
        </button>
        {buyerUrl ? (
          <ButtonLink variant="secondary" href={buyerUrl}>
            {view.buyerChangedOn ? "Change your billing details" : "Add company or tax ID"}
          </ButtonLink>
        ) : null}
        {bought && !bought.isDownload ? <MoreLink href={bought.href}>{bought.label}</MoreLink> : null}
      </div>
      <ReceiptSheet view={view} />
      {others.length > 0 ? (
        <nav className="receipt-others" aria-label="Other documents for this payment">
          <p className="font-bold">Other documents for this payment</p>
          <ul>
            {others.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-block py-2 font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
