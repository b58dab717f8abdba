import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireRight } from "../account/auth.server";
import type { Figure } from "../server/figure-group";
import { pageTitle } from "../site";
import { loadOrStay } from "../ui/feedback/lost-connection";
import { FigureValue } from "../ui/list/figure-link";
import { ScreenHead } from "../ui/list/list-screen";
import { TriangleIcon } from "../ui/marks/icons";
import { StatusMark } from "../ui/marks/status-mark";
import { OfficeLink } from "../ui/office/office-link";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Figures") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireRight(context, request, "figures");
  const now = Date.now();
  const groups = Object.values(context.features.figures).map(async ({ title, read }) => {
    return { title, figures: await read(now, user) };
  });
  return { groups: arrange(await Promise.all(groups)) };
}

interface Group {
  title: string;
  figures: Figure[];
}

// First the figures that need action, of all features, and then the groups that share their row.
function arrange(groups: Group[]): Group[] {
  const toDo = groups.flatMap(({ figures }) => figures.filter(({ needsAction }) => needsAction));
  const others = groups.map(({ title, figures }) => ({
    title,
    figures: figures.filter(({ needsAction }) => !needsAction),
  }));
  const shown = [{ title: "To do", figures: toDo }, ...others].filter(({ figures }) => figures.length > 0);
  return shown.sort((one, other) => Number(isWide(one)) - Number(isWide(other)));
}

const isWide = ({ figures }: Group) => figures.length >= widths.length;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "figures/figures-screen");
}

// A group is as wide as its figures. On wide screens, all groups share eight columns.
const widths = [
  "",
  "flex-[1_1_9rem] sm:max-w-[11rem] min-[78rem]:col-span-1",
  "flex-[2_2_18rem] sm:max-w-[22rem] min-[78rem]:col-span-2",
  "flex-[3_3_27rem] sm:max-w-[33rem] min-[78rem]:col-span-3",
  "flex-[4_4_36rem] min-[78rem]:col-span-4",
];
const inColumns =
  "min-[78rem]:grid min-[78rem]:grid-rows-[auto_1fr] min-[78rem]:max-w-none min-[78rem]:grid-cols-subgrid";

const problemMark = <TriangleIcon className="size-[1em] flex-none fill-err" />;
const marks: Record<NonNullable<Figure["mark"]>, ReactNode> = {
  waiting: <StatusMark shape="empty" tone="quiet" />,
  working: <StatusMark shape="half" />,
  done: <StatusMark shape="full" />,
};

export default function FiguresScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title="Figures" text="How the business is doing right now. Select a number to see its list." />
      <div className="flex flex-wrap gap-5 min-[78rem]:grid min-[78rem]:grid-cols-8">
        {groups.map(({ title, figures }) => (
          <section
            key={title}
            className={`min-w-0 ${inColumns} ${widths[figures.length] ?? "basis-full min-[78rem]:col-span-8"}`}
            aria-label={title}
          >
            <h2 className="col-span-full mb-2">{title}</h2>
            <dl
              className={`figures figures-auto figures-columns min-[78rem]:col-span-full min-[78rem]:grid-cols-subgrid! min-[84rem]:[&_dt]:whitespace-nowrap ${figures.length > 6 ? "md:grid-cols-4" : ""}`.trim()}
            >
              {figures.map((figure) => (
                <FigureCell key={figure.name} {...figure} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-4 max-w-[70ch] text-small text-ink-2">
        Test orders are in the lists but not in the figures, and refunded orders don’t count as revenue. Reports count
        payments on the day they come in, so their totals can differ.
      </p>
    </>
  );
}

function FigureCell({ label, value, href, note, late, mark, shouldBeZero, startsGroup }: Figure) {
  return (
    <div className={startsGroup ? "figure-group" : undefined}>
      <dt>
        {shouldBeZero && value !== 0 ? problemMark : mark && marks[mark]}
        <OfficeLink to={href} className="figure-link">
          {label}
        </OfficeLink>
      </dt>
      <FigureValue value={value} />
      {late || note ? (
        <dd className="figure-note">
          {late ? (
            <strong className="flex items-center gap-1.5 text-err">
              {problemMark}
              {late}
            </strong>
          ) : null}
          {note}
        </dd>
      ) : null}
    </div>
  );
}
