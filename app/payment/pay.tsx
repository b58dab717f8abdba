import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameVisitSource } from "../server/forms/visit-source";
import { readVisitSource } from "../server/forms/visit-source.server";
import { redirectWithFlash } from "../server/http/flash.server";
import { listFormTargets, privateHeaders } from "../server/http/security.server";
import { pageTitle } from "../site";
import { getPurchase } from "./find-purchase.server";
import { openCheckout } from "./open-checkout.server";
import { isPayAddress } from "./payment-links.server";
import { type Notice, noticeTitles, PaymentNotice } from "./payment-notice";

export const handle = { personal: true, noindex: true };

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...privateHeaders,
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? noticeTitles[data.notice] : "Payment") },
  ...(data?.notice === "forward" ? [{ httpEquiv: "refresh", content: `0;url=${data.here}` }] : []),
];

const statuses: Record<Notice, number> = { away: 503, limited: 429, closed: 410, refused: 409, forward: 200 };
const retrySeconds: Partial<Record<Notice, string>> = { away: "30", limited: "300" };

/** The payment link in emails. Its page at the provider is made only when somebody opens the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const [reference, key] = [searchParams.get("client_reference_id"), searchParams.get("key")];
  const purchase = await getPurchase(context, request, { item: params.item, reference, key });
  const { payUrl, state, successUrl, cancelUrl, noun, name } = purchase;
  const goTo = (address: string) => redirect(address, { status: 303, headers: privateHeaders });
  if (state === "paid" || state === "processing") throw goTo(successUrl);
  const show = (notice: Notice, here = pathname + search) => {
    const shown = { notice, noun, name, reference: purchase.reference, isOrder: purchase.email !== null };
    const retry = retrySeconds[notice];
    return data({ ...shown, here }, { status: statuses[notice], headers: retry ? { "Retry-After": retry } : {} });
  };
  if (purchase.insteadUrl) throw goTo(purchase.insteadUrl);
  if (state === "closed") return show("closed");
  if (searchParams.has("canceled")) {
    const flash = { title: "Not paid yet", description: purchase.unpaidNotice, tone: "info" } as const;
    throw await redirectWithFlash(context, cancelUrl, flash);
  }
  if (!payUrl) throw data(null, { status: 404 });
  // The site has had a key, and uses payment links now.
  if (!isPayAddress(payUrl)) throw goTo(payUrl);
  if (context.incoming.method === "HEAD") throw new Response(null, { headers: privateHeaders });
  const source = nameVisitSource(readVisitSource(context, pathname, searchParams));
  const opened = await openCheckout(context, purchase, source);
  if (typeof opened === "string") return show(opened);
  // A domain of the account's own: after a form, browsers don't follow redirects to what the policy does not name.
  if (!listFormTargets(context).includes(new URL(opened.url).origin)) return show("forward", opened.url);
  throw goTo(opened.url);
}

export default function PayPage() {
  return <PaymentNotice {...useLoaderData<typeof loader>()} />;
}
