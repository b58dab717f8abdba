import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { ButtonLink } from "#app/ui/button.tsx";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { useAgreedPrice } from "#app/ui/use-site";
import { industries } from "#content/industries/industries";

interface CallToActionProps {
  to: string;
  label: string;
  children: string;
}

export function CallToAction({ to, label, children }: CallToActionProps) {
  return (
    <div className="py-6 lg:py-8">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="poster max-w-[30em] flex-[1_1_16em] text-3/[1.1] text-balance">{children}</p>
        <ButtonLink variant="secondary" href={to}>
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}

const blades = industries.map(() => "fan-current");

export function ClosingSection({ audit }: { audit: Call }) {
  return (
    <section className="automation-closing" aria-labelledby="audit">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-6 py-10 lg:py-sec">
          <h2 id="audit" className="max-w-[13em] text-1">
            {audit.lengthInWords}, free. We tell you what can run by itself.
          </h2>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink tone="palm" href={paths.bookConsultation}>
              Book a Free Consultation Now
            </ButtonLink>{" "}
            <ButtonLink variant="secondary" href="#industries" className="automation-closing-wide">
              Back to all industries
            </ButtonLink>
          </p>
          <p className="automation-closing-wide max-w-[52ch]">{useAgreedPrice("automation")}</p>
        </div>
        <BladeFan blades={blades} hub={0} className="automation-closing-fan" />
      </div>
    </section>
  );
}
