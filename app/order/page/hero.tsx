import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { PressSheet } from "./press-sheet";

export function Hero({ heading, lead, button }: Texts) {
  const [first] = usePackages();
  return (
    <section className="@container overflow-hidden bg-paper">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-6 py-[clamp(1.5rem,min(5vw,6svh),5rem)] @min-[64rem]:grid-cols-[fit-content(53%)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4 md:gap-7">
          <h1 className="text-0">
            <HeadingLines lines={heading} className="block" />
          </h1>
          <p className="max-w-[34ch] text-balance text-lead">{lead}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-6">
            <ButtonLink href={paths.orderForm.slice(paths.visualDesign.length)}>{button}</ButtonLink>
            {first ? (
              <b className="leading-tight max-md:max-w-[6em]">
                {`${first.visuals}\u00a0${first.visuals === 1 ? "visual" : "visuals"} for\u00a0${formatMoney(first.cents, first.currency)}`}
              </b>
            ) : null}
          </p>
        </div>
        {/* The sheet's edge is the page's; its marks are beyond that. */}
        <figure className="w-full max-w-[45rem] @min-[64rem]:mr-[calc(-.7*var(--spacing-gut))] @min-[64rem]:w-[calc(100%+.7*var(--spacing-gut))] @min-[64rem]:max-w-[min(42.5rem,85svh)] @min-[64rem]:justify-self-end">
          <PressSheet />
        </figure>
      </div>
    </section>
  );
}
