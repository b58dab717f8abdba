import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ArrowIcon } from "../marks/icons";

export const fanLengths = [406, 384, 397, 375, 393];

interface DeadEndPageProps {
  title: string;
  lead: ReactNode;
  fan: ReactNode;
  children?: ReactNode;
}

/** An error page. The link to the home page is drawn as a blade that has fallen from the fan. */
export function DeadEndPage({ title, lead, fan, children }: DeadEndPageProps) {
  return (
    <section className="@container relative band-close overflow-hidden" aria-labelledby="dead-end-title">
      <div className="dead-end-top wrap">
        <h1 id="dead-end-title" className="max-w-[4.4em] text-0">
          {title}
        </h1>
        <p className="relative z-1 max-w-[30ch] text-lead @min-[60rem]:max-w-[24ch]">{lead}</p>
        {fan}
      </div>
      <div className="on-palm relative z-1 pt-7 pb-10">
        <div className="wrap grid items-center gap-x-14 gap-y-6 @min-[60rem]:grid-cols-[minmax(0,33rem)_1fr]">
          <a className="dead-end-link" href={paths.home}>
            <span>
              <ArrowIcon className="size-[1em] flex-none rotate-180 fill-current" /> Back to the home page
            </span>
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
