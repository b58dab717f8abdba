import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "../account/auth.server";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { ScreenHead } from "../ui/list/list-screen";
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

/** A group is as wide as its figures, so that small ones share a line. */
const spans = ["", "xl:col-span-1", "xl:col-span-2", "xl:col-span-3", "xl:col-span-4"];

export default function FiguresScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead
        title="Figures"
        text="How the business is doing now. Select a figure to see the records it counts. Test orders are in the lists, but they don’t count, and refunded orders don’t count as revenue. Unpaid counts money not in yet, whatever the status."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-5 xl:grid-cols-8">
        {groups.map(({ title, figures }) => (
          <section key={title} className={spans[figures.length] ?? "xl:col-span-8"} aria-label={title}>
            <h2 className="mb-2">{title}</h2>
            <dl className={`figures figures-any ${spans[figures.length] ? "xl:mr-[3px]" : ""}`.trim()}>
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
      </div>
    </>
  );
}
