import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "../account/auth.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { OfficeLink } from "../ui/office/office-link";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Figures") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "figures");
  const now = Date.now();
  const groups = Object.values(context.features.figures).map(async ({ title, read }) => {
    const figures = await read(now);
    return { title, figures: figures.map(({ name, label, value, href }) => ({ name, label, value, href })) };
  });
  return { groups: await Promise.all(groups) };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "figures/figures-screen");
}

export default function FiguresScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Figures</h1>
      <p className="mt-1 max-w-[70ch] text-ink-2">
        How the business is doing now. Select a figure to see the records it counts. Test orders are in the lists, but
        they don’t count, and refunded orders don’t count as revenue.
      </p>
      {groups.map(({ title, figures }) => (
        <section key={title} className="mt-5" aria-label={title}>
          <h2 className="mb-2">{title}</h2>
          {/* The clip hides the left border of each row's first figure. */}
          <dl className="figures overflow-clip *:-ml-px grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]">
            {figures.map(({ name, label, value, href }) => (
              <div key={name}>
                <dt>
                  <OfficeLink to={href} className="figure-link">
                    {label}
                  </OfficeLink>
                </dt>
                <dd>{typeof value === "number" ? value.toLocaleString("en-US") : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
