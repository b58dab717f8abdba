import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "#app/paths";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import { getErrorStatus } from "../downloads/shown-download";
import { DownloadFailed } from "./download-failed";
import { DownloadSheet } from "./download-sheet";
import { DownloadStateText, endedHeadings } from "./download-state";
import { loadDownload } from "./load-download.server";

export const handle = { personal: true, noindex: true };

const HEADING = "Your download";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, (data?.download && endedHeadings[data.download.state]) || HEADING) },
];

export const headers: HeadersFunction = () => privateHeaders;

/** GET /download/{slug}: leads to the file, or says why not. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const loaded = await loadDownload(context, params.slug ?? "", searchParams);
  if (loaded === "unknown") throw data(null, { status: getErrorStatus("unknown") });
  if (loaded === "failed") return data({ download: null }, { status: getErrorStatus("unavailable") });
  const { shown } = loaded;
  const isOpen = shown.state === "ready" || shown.state === "free";
  if (isOpen && !searchParams.has("unavailable"))
    return redirect(paths.downloadFile(shown.slug) + search, { headers: privateHeaders });
  const download = isOpen ? { ...shown, state: "unavailable" as const } : shown;
  return data({ download }, { status: getErrorStatus(download.state) });
}

export default function DownloadPage() {
  const { download } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (!download) return <DownloadFailed heading={HEADING} here={here} />;
  return (
    <DownloadSheet heading={endedHeadings[download.state] ?? HEADING} download={download}>
      <DownloadStateText {...{ download, here }} refused={null} />
    </DownloadSheet>
  );
}
