import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { AUDIT_LABEL } from "./calls-to-action";

export function AutomationHero({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="pt-[clamp(2.5rem,min(5vw,5svh),5rem)] pb-[clamp(2.5rem,4vw,4rem)]" aria-labelledby="automation">
      <div className="@container wrap">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-8 @min-[55rem]:grid-cols-[8fr_4fr]">
          <h1 id="automation" className="text-[clamp(3rem,min(1.6rem+5.2vw,13svh),6.75rem)]/[.88]">
            {title}
          </h1>
          <div className="grid grid-cols-1 justify-items-start gap-6">
            <p className="max-w-[34ch] text-lead">{lead}</p>
            <ButtonLink href={paths.bookConsultation}>{AUDIT_LABEL}</ButtonLink>
          </div>
        </div>
        {/* The target of links to the industries, also on phones, where the folded list replaces the index. */}
        <div id="industries">{children}</div>
      </div>
    </section>
  );
}
