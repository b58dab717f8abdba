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
import { useMemo, useState } from "react";
import { describeVisuals } from "#app/packages/packages";
import { PackagesContext } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { setFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { FIRST_VERSION } from "#app/server/secrets.server";
import { pageTitle } from "#app/site";
import { Gauge } from "#app/ui/marks/gauge.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated";
import { findOpenedOrder } from "../../access/customer-page-access.server";
import { rememberCustomerPage } from "../../access/customer-page-cookie.server";
import { createRestPackage, explainClosed } from "../../model/balance";
import type { OrderResult } from "../../model/form-state";
import { requirementsField } from "../../model/order-fields";
import orderStyles from "../../order.css?url";
import { OrderForm } from "../../parts/form/order-form";
import { receiveNextOrder } from "../../place/receive-next-order.server";
import { CustomerHero, CustomerNumber, PlainFan } from "../hero/hero";
import { LinkRequestForm } from "../link-request-form";
import { loadNextOrder } from "./load-next-order.server";
import styles from "./next-order.css?url";

export { clientAction } from "../../parts/form/send-order";

export const handle = { personal: true, noindex: true, interactive: true };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: orderStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: pageTitle(matches, "Order your next visuals") },
];

export const headers: HeadersFunction = () => privateHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number = "" } = params;
  const isPost = context.incoming.method === "POST";
  const find = async () => {
    const order = await findOpenedOrder(context, request, number);
    return { order, next: order && (await loadNextOrder(context, order)) };
  };
  const { order, next } = await find().catch((error) => {
    // After a post, the page still has what was typed.
    if (isPost) return { order: null, next: null };
    throw error;
  });
  if (next || isPost) return data({ number, next });
  if (!order) return data({ number, next: null }, { status: 404 });
  const to = order.drawnFrom ? paths.nextOrder(order.drawnFrom) : paths.customerPage(number);
  return redirect(to, { headers: privateHeaders });
}

export const shouldRevalidate = () => true;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { number = "" } = params;
  const received = await receiveNextOrder(context, () => findOpenedOrder(context, request, number));
  if (!("placed" in received)) {
    const { values, problems, status } = received;
    const result: OrderResult = { ok: false, values, problems, coupon: null, visit: "" };
    return data(result, { status, headers: privateHeaders });
  }
  const { id, submissionId } = received.placed;
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", await rememberCustomerPage(context, request, { orderId: id, version: FIRST_VERSION }));
  const description = "There’s nothing to pay. We’ll email you when your files are ready.";
  headers.append("Set-Cookie", await setFlash(context, { title: "Order Placed", description, tone: "info" }));
  const redirectTo = paths.customerPage(submissionId);
  if (!received.enhanced) return redirect(redirectTo, { status: 303, headers });
  const result: OrderResult = { ok: true, redirectTo, number: submissionId, toPay: false };
  return data(result, { headers });
}

export default function NextOrderPage() {
  const { number, next } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const closed = next
    ? explainClosed(next.balance)
    : "To order the visuals you have left, open the newest link we emailed you, or get a new one.";
  const isOpen = closed === null;
  // What is being typed stays if the order is closed meanwhile.
  const [opened] = useState(isOpen ? next : null);
  const shown = isOpen ? next : (opened ?? next);
  const { packageName: name = "", currency = "", balance } = shown ?? {};
  const left = balance?.left ?? 0;
  const hasForm = isOpen || opened !== null || result !== undefined;
  const packages = useMemo(() => [createRestPackage({ name, left, currency })], [name, left, currency]);
  return (
    <PackagesContext.Provider value={packages}>
      {next ? (
        <NextHead {...{ number, name, closed, left }} due={next.due} visuals={next.balance.visuals} />
      ) : (
        <CustomerHero
          isWhole={!hasForm}
          title="Open your order to add visuals."
          above={<CustomerNumber number={number} />}
          picture={<PlainFan />}
        >
          <p className="max-w-[38ch] text-lead text-pretty">{closed}</p>
          <LinkRequestForm action={paths.customerPage(number)} />
        </CustomerHero>
      )}
      {hasForm ? (
        <OrderForm
          result={result}
          next={{
            action: paths.nextOrder(number),
            formId: next?.formId ?? "",
            draftKey: `order-draft ${number}`,
            last: next?.last ? <LastOrder {...next.last} /> : null,
          }}
        />
      ) : null}
    </PackagesContext.Provider>
  );
}

interface NextHeadProps {
  number: string;
  name: string;
  /** Why nothing can be ordered. */
  closed: string | null;
  left: number;
  /** When the files of an order placed now are due, or empty. */
  due: string;
  visuals: number;
}

function NextHead({ number, name, closed, left, due, visuals }: NextHeadProps) {
  return (
    <section className="band-canary" aria-labelledby="title">
      <div className="next-head wrap py-7">
        <div>
          <p className="font-semibold">
            Order <b className="customer-number">{number}</b>
            {name ? `, ${name}` : null}
          </p>
          <h1 id="title" className="mt-3 max-w-[14em] text-1">
            Order your next visuals
          </h1>
          <p className="mt-3 max-w-[52ch] text-lead text-balance">
            {closed ?? `You have ${describeVisuals(left)} left, and they’re paid for. ${due}`}
          </p>
        </div>
        <p>
          <MoreLink href={paths.customerPage(number)}>See your order</MoreLink>
        </p>
        <Gauge total={visuals} filled={left} className="w-full" />
      </div>
    </section>
  );
}

function LastOrder({ number, requirements }: { number: string; requirements: string }) {
  return (
    <details className="next-last">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">What you wrote for {number}</summary>
      <p className="mt-3 max-w-[60ch] wrap-anywhere whitespace-pre-line">{requirements}</p>
      {useHydrated() ? (
        <button
          type="button"
          className="btn-line mt-4"
          onClick={({ currentTarget }) => appendToDetails(currentTarget.form, requirements)}
        >
          Add this to Details
        </button>
      ) : null}
    </details>
  );
}

function appendToDetails(form: HTMLFormElement | null, text: string) {
  const field = form?.elements.namedItem(requirementsField.name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  if (!value.includes(text)) {
    // React doesn’t notice a value that is assigned directly.
    field.setRangeText(value.trim() ? `\n\n${text}` : text, value.length, value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.focus();
}
