import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { BladeFan } from "../marks/blade-fan";
import { ArrowIcon } from "../marks/icons";

export const fanLengths = [406, 384, 397, 375, 393];

interface DeadEndPageProps {
  title: string;
  lead: ReactNode;
  fan: ReactNode;
  /** Replaces the link to the home page. */
  next?: { href: string; label: string };
  children?: ReactNode;
}

/** An error page. The link to the next page looks like a blade that has fallen from the fan. */
export function DeadEndPage({ title, lead, fan, next, children }: DeadEndPageProps) {
  return (
    <section className="@container relative band-close overflow-hidden" aria-labelledby="dead-end-title">
      <div className="dead-end-top wrap">
        <h1 id="dead-end-title" className="max-w-[4.4em] text-0">
          {title}
        </h1>
        <p className="relative z-1 max-w-[30ch] text-lead @min-[60rem]:max-w-[24ch]">{lead}</p>
        {fan}
      </div>
      <div className="relative z-1 bg-paper pt-7 pb-10">
        <div className="wrap grid items-center gap-x-14 gap-y-6 @min-[60rem]:grid-cols-[minmax(0,33rem)_1fr]">
          <a className="dead-end-link" href={next?.href ?? paths.home}>
            <span>
              <ArrowIcon className={`size-[1em] flex-none fill-current ${next ? "" : "rotate-180"}`} />{" "}
              {next?.label ?? "Back to the home page"}
            </span>
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}

const greens = ["fill-fan-b", "fill-fan-a", "fill-fan-c", "fill-fan-b", "fill-fan-d"];
const blades = Array.from({ length: 20 }, (_, index) => greens[index % greens.length] ?? "fill-fan-b");

export function ClosedFan() {
  return (
    <BladeFan
      blades={blades}
      lengths={fanLengths}
      spread={96}
      fullness={0.92}
      hub={54}
      className="dead-end-fan dead-end-fan-closed"
    />
  );
}
