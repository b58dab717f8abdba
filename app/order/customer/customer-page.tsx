import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { useRef, useState } from "react";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { LOOKUP_FAILED } from "#app/server/forms/link-request.server";
import { setFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import { findOpenedOrder, findOrderByNumber } from "../access/customer-page-access.server";
import { rememberCustomerPage } from "../access/customer-page-cookie.server";
import { checkCustomerPageKey } from "../access/customer-page-link.server";
import { readCustomerFormValues } from "../message/customer-page-post.server";
import { customerFormFields, MAX_CUSTOMER_PHOTOS } from "../model/customer-page-form";
import { contactFields } from "../model/order-fields";
import { readThreadQuery } from "../model/thread-query";
import { createPhotoRules } from "../photos/photo-rules.server";
import { ClosedCustomerPage } from "./closed-page";
import styles from "./customer-page.css?url";
import { CustomerPageView } from "./customer-page-view";
import { useLiveCustomerPage } from "./live/use-live-page";
import { type CustomerPage, loadCustomerPage } from "./load-customer-page.server";
import { receiveCustomerForm } from "./receive-customer-action.server";
import { receiveOrderLinkRequest } from "./receive-link-request.server";

export const handle = { personal: true, noindex: true, interactive: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.customerPage ? `Order ${data.customerPage.number}` : "Open your order") },
];

interface Loaded {
  customerPage: CustomerPage | null;
  linkSent: boolean;
  /** Whether the order of a posted form could not be looked up. */
  isDown?: boolean;
}

export const headers: HeadersFunction = () => privateHeaders;

/** A browser without access gets the same response for every number, even one that does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number = "" } = params;
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const opened = key === null ? null : await openCustomerPage({ request, context, number, key });
  if (opened) return redirect(paths.customerPage(number), { headers: { ...privateHeaders, "Set-Cookie": opened } });
  const order = await findOpenedOrder(context, request, number).catch((error) => {
    // After a post, the page shows what was typed instead of an error.
    if (context.incoming.method !== "POST") throw error;
    return undefined;
  });
  if (order === undefined) return data({ customerPage: null, linkSent: false, isDown: true }, { status: 503 });
  if (order && key !== null) return redirect(paths.customerPage(number), { headers: privateHeaders });
  if (order)
    return data({
      customerPage: await loadCustomerPage(context, order, readThreadQuery(request.url)),
      linkSent: false,
    });
  return data({ customerPage: null, linkSent: search.get("link") === "sent" }, { status: 404 });
}

/** The `Set-Cookie` value, or null if the key is not valid. */
async function openCustomerPage({
  request,
  context,
  number,
  key,
}: Pick<LoaderFunctionArgs, "request" | "context"> & { number: string; key: string }): Promise<string | null> {
  const order = await findOrderByNumber(context, number);
  const version = order && (await checkCustomerPageKey(context, order, key));
  return order && version !== null ? rememberCustomerPage(context, request, { orderId: order.id, version }) : null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { number = "" } = params;
  const order = await findOpenedOrder(context, request, number).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "order of a posted form not looked up");
    return undefined;
  });
  if (order === undefined) return keepTyped((await receiveForm(context)).fields);
  if (!order) return receiveClosedForm(context, number, (await receiveForm(context)).fields);
  const files = createPhotoRules(context, MAX_CUSTOMER_PHOTOS);
  const form = await receiveForm(context, { files, reportsTruncation: true });
  const result = await receiveCustomerForm(context, request, order, form);
  if (!result) {
    await files.discard(form.stored);
    return receiveClosedForm(context, number, form.fields);
  }
  if ("problem" in result) return data({ problem: result.problem, closed: null }, { status: result.status });
  const { notice: title, description, at } = result;
  const flash = await setFlash(context, { title, description, tone: "info", autoHides: true });
  const headers = { ...privateHeaders, "Set-Cookie": flash };
  return redirect(`${paths.customerPage(number)}${at ? `#${at}` : ""}`, { status: 303, headers });
}

function keepTyped(fields: URLSearchParams) {
  const link = { email: fields.get(contactFields.email.name) ?? "", error: LOOKUP_FAILED };
  return data(
    { problem: null, closed: { written: readCustomerFormValues(fields).text, link, sent: false } },
    { status: 503 },
  );
}

/** A request for the link, or a form of a customer page that is no longer open. */
async function receiveClosedForm(context: LoaderFunctionArgs["context"], number: string, fields: URLSearchParams) {
  const written = readCustomerFormValues(fields).text;
  if (fields.has(customerFormFields.intent))
    return data({ problem: null, closed: { written, link: null, sent: false } }, { status: 404 });
  const problem = await receiveOrderLinkRequest(context, number, fields);
  if (!problem && !written)
    return redirect(`${paths.customerPage(number)}?link=sent`, { status: 303, headers: privateHeaders });
  return data(
    { problem: null, closed: { written, link: problem, sent: !problem } },
    { status: problem?.status ?? 404 },
  );
}

/** If the customer page cannot be reloaded, the browser keeps showing the last one. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded | null> {
  try {
    return (await serverLoader<typeof loader>()) as Loaded;
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn(error);
    return null;
  }
}

export default function CustomerPageScreen() {
  const loaded = useLoaderData<Loaded | null>();
  const shown = useRef(loaded?.customerPage ?? null);
  shown.current = loaded?.customerPage ?? shown.current;
  const customerPage = shown.current;
  const isClosed = loaded !== null && loaded.customerPage === null;
  const { number = "" } = useParams();
  useLiveCustomerPage(customerPage, isClosed);
  // Kept in state, because Remix drops an action's data when the customer page reloads itself.
  const [answer] = useState(useActionData<typeof action>());
  if (customerPage)
    return <CustomerPageView customerPage={customerPage} isClosed={isClosed} problem={answer?.problem ?? null} />;
  return (
    <ClosedCustomerPage
      number={number}
      linkSent={loaded?.linkSent === true}
      isDown={loaded?.isDown === true}
      answer={answer?.closed ?? null}
    />
  );
}
