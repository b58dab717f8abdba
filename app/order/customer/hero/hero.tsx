import type { ReactNode } from "react";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { plainFan } from "./plain-fan";

interface CustomerHeroProps {
  title: string;
  above?: ReactNode;
  picture: ReactNode;
  /** Whether the page consists only of this section. */
  isWhole?: boolean;
  children: ReactNode;
}

export function CustomerHero({ title, above, picture, isWhole = false, children }: CustomerHeroProps) {
  return (
    <section className={`band-canary customer-hero ${isWhole ? "customer-hero-whole" : ""}`} aria-labelledby="title">
      <div className={`wrap customer-hero-columns ${picture ? "" : "customer-hero-plain"}`}>
        <div className="customer-copy wide-buttons">
          {above}
          <h1 id="title" className="customer-title">
            {title}
          </h1>
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}

export function CustomerNumber({ what = "Order", number }: { what?: string; number: string }) {
  return (
    <p className="font-semibold">
      {what} <b className="customer-number">{number}</b>
    </p>
  );
}

/** For a page that shows no visuals of an order. On a phone, its text comes first. */
export function PlainFan() {
  return <BladeFan blades={plainFan} hub={62} className="customer-leaf max-sm:hidden" />;
}
