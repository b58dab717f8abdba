import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { paths } from "#app/paths";
import type { RefusedReview } from "#app/reviews/check-review";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { setFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import type { ShownDownload } from "../downloads/shown-download";
import { RelatedProducts } from "../parts/related-products";
import { loadReview } from "../reviews/load-review.server";
import { receiveReview } from "../reviews/receive-review.server";
import styles from "./download.css?url";
import { DownloadFailed } from "./download-failed";
import { DownloadSheet } from "./download-sheet";
import { DownloadStateText, endedHeadings } from "./download-state";
import { LinkForm } from "./link-form";
import { loadDownload } from "./load-download.server";
import { receiveDownloadLinkRequest } from "./receive-link-request.server";
import { ReviewSection } from "./review-section";
import script from "./thank-you-script.ts?worker&url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { personal: true, noindex: true, scripts: [script] };

const HEADING = "Payment Confirmed";

const NOT_FOUND_HEADING = "We can’t find this download";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const heading = (data?.download && endedHeadings[data.download.state]) || HEADING;
  return [{ title: pageTitle(matches, data?.isUnknown ? NOT_FOUND_HEADING : heading) }];
};

export const headers: HeadersFunction = () => privateHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const loaded = await loadDownload(context, params.slug ?? "", searchParams);
  const nothing = { download: null, related: [], review: null };
  if (loaded === "unknown") return data({ ...nothing, isUnknown: true }, { status: 404 });
  if (loaded === "failed") return data({ ...nothing, isUnknown: false }, { status: 503 });
  const { shown, related, access } = loaded;
  const review = await loadReview(context.db, access.purchase).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "a review could not be looked up");
    return null;
  });
  const isSent = shown.state === "unproven" && searchParams.has("sent");
  const download = isSent ? { ...shown, state: "sent" as const } : shown;
  return data({ download, related, review, isUnknown: false });
}

interface Refused {
  link: { email: string; error: string } | null;
  review: RefusedReview | null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const slug = params.slug ?? "";
  if (fields.get("intent") === "review") return receiveReviewPost(context, slug, new URL(request.url), fields);
  const problem = await receiveDownloadLinkRequest(context, slug, fields);
  if (problem) {
    const { email, error, status } = problem;
    return data<Refused>({ link: { email, error }, review: null }, { status });
  }
  return redirect(`${paths.thankYouProduct(slug)}?sent=1`, { status: 303, headers: privateHeaders });
}

async function receiveReviewPost(
  context: RequestContext,
  slug: string,
  { pathname, search, searchParams }: URL,
  fields: URLSearchParams,
) {
  const refused = await receiveReview(context, { slug, search: searchParams, fields });
  if (refused) return data<Refused>({ link: null, review: refused.problem }, { status: refused.status });
  const toast = {
    title: "Thank you for your review.",
    description: "We’ll read it, and we may publish it on our site.",
  };
  const headers = new Headers(privateHeaders);
  headers.set("Set-Cookie", await setFlash(context, { ...toast, tone: "info" }));
  return redirect(`${pathname}${search}#review`, { status: 303, headers });
}

export default function ThankYouProductPage() {
  const { download, related, review, isUnknown } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const { slug = "" } = useParams();
  const here = pathname + search;
  if (isUnknown) return <UnknownDownload />;
  return (
    <>
      {download ? (
        <Loaded {...{ download, here }} refused={refused?.link ?? null} />
      ) : (
        <DownloadFailed heading={HEADING} here={here} isThankYou>
          {refused?.link ? <LinkForm slug={slug} refused={refused.link} /> : null}
        </DownloadFailed>
      )}
      <ReviewSection {...{ review, here }} problem={refused?.review ?? null} />
      {related.length > 0 ? (
        <RelatedProducts heading="More from the Digital Vault" related={related} className="pb-sec" />
      ) : null}
    </>
  );
}

function UnknownDownload() {
  return (
    <DownloadSheet heading={NOT_FOUND_HEADING} download={null} isThankYou>
      <p className="max-w-[52ch] text-pretty">
        The web address may be incomplete. Open the link in your email again, or find the product in the Vault.
      </p>
    </DownloadSheet>
  );
}

const CHECK_INBOX = (
  <p className="max-w-[52ch] text-lead text-pretty">
    <b>Check your inbox.</b> Your download link goes to the email address you paid with. It can take a few minutes, and
    it sometimes lands in spam.
  </p>
);

interface LoadedProps {
  download: ShownDownload;
  here: string;
  refused: Refused["link"];
}

function Loaded({ download, here, refused }: LoadedProps) {
  const heading = endedHeadings[download.state] ?? HEADING;
  const lead = download.state === "unproven" ? CHECK_INBOX : null;
  return (
    <DownloadSheet {...{ heading, download, lead }} isThankYou>
      <DownloadStateText {...{ download, here, refused }} unproven={null} />
    </DownloadSheet>
  );
}
