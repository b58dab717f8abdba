import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "#app/paths";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import { type DownloadState, getErrorStatus } from "../downloads/shown-download";
import { RelatedProducts } from "../parts/related-products";
import styles from "./download.css?url";
import { DownloadFailed } from "./download-failed";
import { DownloadSheet } from "./download-sheet";
import { DownloadStateText, endedHeadings } from "./download-state";
import { loadDownload } from "./load-download.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { personal: true, noindex: true };

const HEADING = "Get your link again.";
const UNPROVEN =
  "Downloads open with the link from your email. Can’t find it? Enter the email address you paid with, and we’ll send it again.";
const FAILED_HEADING = endedHeadings.unavailable ?? HEADING;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, getHeading(data?.download?.state)) },
];

export const headers: HeadersFunction = () => privateHeaders;

/** GET /download/{slug}: leads to the file, or says why not. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const loaded = await loadDownload(context, params.slug ?? "", searchParams);
  if (loaded === "unknown") throw data(null, { status: getErrorStatus("unknown") });
  if (loaded === "failed") return data({ download: null, related: [] }, { status: getErrorStatus("unavailable") });
  const { shown, related } = loaded;
  const isOpen = shown.state === "ready" || shown.state === "free";
  if (isOpen && !searchParams.has("unavailable"))
    return redirect(paths.downloadFile(shown.slug) + search, { headers: privateHeaders });
  const download = isOpen ? { ...shown, state: "unavailable" as const } : shown;
  return data({ download, related }, { status: getErrorStatus(download.state) });
}

function getHeading(state: DownloadState | undefined): string {
  return state ? (endedHeadings[state] ?? HEADING) : FAILED_HEADING;
}

export default function DownloadPage() {
  const { download, related } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (!download) return <DownloadFailed heading={FAILED_HEADING} here={here} />;
  return (
    <>
      <DownloadSheet heading={getHeading(download.state)} download={download}>
        <DownloadStateText {...{ download, here }} refused={null} unproven={UNPROVEN} />
      </DownloadSheet>
      {related.length > 0 ? (
        <RelatedProducts heading="More from the Digital Vault" related={related} className="pb-sec" />
      ) : null}
    </>
  );
}
