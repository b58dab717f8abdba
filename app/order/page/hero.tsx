import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ChoosePackage } from "./choose-package";
import { PressSheet } from "./press-sheet";

export function Hero({ heading, lead, button }: Texts) {
  return (
    <section className="@container overflow-hidden bg-paper">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-6 py-[clamp(1.5rem,min(5vw,6svh),5rem)] @min-[64rem]:grid-cols-[fit-content(53%)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4 md:gap-7">
          <h1 className="text-0">
            <HeadingLines lines={heading} className="block" />
          </h1>
          <p className="max-w-[34ch] text-balance text-lead">{lead}</p>
          <ChoosePackage label={button} />
        </div>
        {/* The sheet is aligned with the page's edge, and its print marks extend beyond. */}
        <figure className="w-full max-w-[45rem] @min-[64rem]:mr-[calc(-.7*var(--spacing-gut))] @min-[64rem]:w-[calc(100%+.7*var(--spacing-gut))] @min-[64rem]:max-w-[min(50rem,102svh)] @min-[64rem]:justify-self-end">
          <PressSheet />
        </figure>
      </div>
    </section>
  );
}
