import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireRight } from "../account/auth.server";
import type { Figure } from "../server/figure-group";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { ScreenHead } from "../ui/list/list-screen";
import { TriangleIcon } from "../ui/marks/icons";
import { StatusMark } from "../ui/marks/status-mark";
import { OfficeLink } from "../ui/office/office-link";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Figures") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "figures");
  const now = Date.now();
  const groups = Object.values(context.features.figures).map(async ({ title, read }) => {
    const figures = await read(now);
    return {
      title,
      figures: figures.map(({ name, label, value, href, mark }) => ({ name, label, value, href, mark })),
    };
  });
  return { groups: await Promise.all(groups) };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "figures/figures-screen");
}

/** A group is as wide as its figures, so that small ones share a line. */
const widths = ["", "flex-[1_1_9rem]", "flex-[2_2_18rem]", "flex-[3_3_27rem]", "flex-[4_4_36rem]"];

const marks: Record<NonNullable<Figure["mark"]>, ReactNode> = {
  waiting: <StatusMark shape="empty" tone="sun" />,
  working: <StatusMark shape="half" />,
  done: <StatusMark shape="full" tone="ink" />,
  problem: <TriangleIcon className="size-[1em] flex-none fill-err" />,
};

export default function FiguresScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead
        title="Figures"
        text="How the business is doing right now. Select a figure to see the records it counts."
      />
      <div className="flex flex-wrap gap-5">
        {groups.map(({ title, figures }) => (
          <section key={title} className={`min-w-0 ${widths[figures.length] ?? "basis-full"}`} aria-label={title}>
            <h2 className="mb-2">{title}</h2>
            <dl className="figures figures-auto">
              {figures.map(({ name, label, value, href, mark }) => (
                <div key={name}>
                  <dt>
                    {mark ? marks[mark] : null}
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
      <p className="mt-4 max-w-[70ch] text-small text-ink-2">
        Test orders are in the lists but not in the figures, and refunded orders don’t count as revenue. Unpaid counts
        every order you’re still owed for, whatever its status.
      </p>
    </>
  );
}
