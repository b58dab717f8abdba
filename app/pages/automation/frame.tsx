import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "../../ui/button";

/** The head of both automation pages: what it is, the way to the audit, and under them the index of all trades. */
export function AutomationHero({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2.5rem,4vw,4rem)]" aria-labelledby="automation">
      <div className="@container wrap">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-8 @min-[55rem]:grid-cols-[8fr_4fr]">
          <h1 id="automation" className="text-[clamp(3rem,1.6rem+5.2vw,6.75rem)]/[.88]">
            {title}
          </h1>
          <div className="grid grid-cols-1 justify-items-start gap-6">
            <p className="max-w-[34ch] text-lead">{lead}</p>
            <ButtonLink href={paths.bookConsultation}>{audit}</ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

const audit = "Get Your Free Automation Audit";

interface StripProps {
  label: string;
  tone?: "hot" | "palm";
  children: string;
}

/** One sentence and one button between the bands. */
export function Strip({ label, tone, children }: StripProps) {
  return (
    <div className="py-8">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="poster max-w-[30em] flex-[1_1_16em] text-3/[1.1] text-balance">{children}</p>
        <ButtonLink tone={tone} href={paths.bookConsultation}>
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The last word, and the way back up. */
export function Close({ label = audit }: { label?: string }) {
  return (
    <section className="wrap grid grid-cols-1 gap-10 py-sec" aria-labelledby="audit">
      <h2 id="audit" className="max-w-[13em] text-1">
        Fifteen minutes. No charge. One list of what can run by itself.
      </h2>
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink href={paths.bookConsultation}>{label}</ButtonLink>{" "}
        <ButtonLink variant="secondary" href="#trades">
          Back to the index
        </ButtonLink>
      </p>
    </section>
  );
}
