import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { findProduct } from "../products/find-product.server";
import { DownloadFailed } from "./download-failed";
import { DownloadSheet } from "./download-sheet";
import { DownloadStateText, endedHeadings } from "./download-state";
import { loadDownload, privateHeaders } from "./load-download.server";
import { receiveLinkRequest } from "./receive-link-request.server";
import type { ShownDownload } from "./shown-download";
import script from "./thank-you-script.ts?worker&url";

export const handle = { personal: true, noindex: true, scripts: [script] };

const HEADING = "Payment Confirmed";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle((data?.download && endedHeadings[data.download.state]) || HEADING) },
];

export const headers: HeadersFunction = () => privateHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const loaded = await loadDownload(context, params.slug ?? "", searchParams);
  if (!loaded) return data({ download: null }, { status: 503 });
  const { shown } = loaded;
  const isSent = shown.state === "unproven" && searchParams.has("sent");
  return data({ download: isSent ? { ...shown, state: "sent" as const } : shown });
}

/** "Enter the email you paid with". */
export async function action({ params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const product = await findProduct(context.db, params.slug ?? "");
  if (!product || product.status === "draft") throw data(null, { status: 404 });
  const problem = await receiveLinkRequest(context, product, fields);
  if (problem) return data({ email: problem.email, error: problem.error }, { status: problem.status });
  return redirect(`${paths.thankYouProduct(product.slug)}?sent=1`, { status: 303, headers: privateHeaders });
}

export default function ThankYouProductPage() {
  const { download } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return download ? <Loaded {...{ download, here, refused }} /> : <DownloadFailed heading={HEADING} here={here} />;
}

interface LoadedProps {
  download: ShownDownload;
  here: string;
  refused: { email: string; error: string } | null;
}

function Loaded({ download, here, refused }: LoadedProps) {
  const heading = endedHeadings[download.state] ?? HEADING;
  return (
    <DownloadSheet heading={heading} product={download} number={download.purchase?.number}>
      <DownloadStateText {...{ download, here, refused }} />
    </DownloadSheet>
  );
}
