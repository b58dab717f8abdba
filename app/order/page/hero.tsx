import { formatUnitPrice } from "#app/packages/packages";
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
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-6 py-[clamp(1.5rem,min(5vw,6svh),5rem)] @min-[64rem]:grid-cols-[6.5fr_6fr]">
        <div className="grid grid-cols-1 gap-4 md:gap-7">
          <h1 className="text-0">
            <HeadingLines lines={heading} className="inline-block" />
          </h1>
          <p className="max-w-[34ch] text-lead">{lead}</p>
          <p>
            <ButtonLink href={paths.orderForm.slice(paths.visualDesign.length)}>{button}</ButtonLink>
          </p>
        </div>
        <figure className="w-full max-w-[min(45rem,85svh)] justify-self-end max-[64rem]:max-w-[34rem] max-[46rem]:max-w-[19rem] max-[64rem]:justify-self-start">
          <PressSheet />
          {first ? (
            <figcaption className="mt-2 pl-[6%] text-small text-ink-2">
              {first.visuals === 1
                ? `One visual like these: ${formatMoney(first.cents, first.currency)}.`
                : `${first.visuals === 10 ? "Ten" : first.visuals} visuals like these: ${formatMoney(first.cents, first.currency)}, ${formatUnitPrice(first)} each.`}
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  );
}
