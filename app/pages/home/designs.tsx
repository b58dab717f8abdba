import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { PriceTable } from "./price-table";
import type { ReplacedSamples } from "./samples/replaced-samples.server";
import { SampleStrip } from "./samples/sample-strip";

export function Designs({ readyDay, replaced }: { readyDay: string; replaced: ReplacedSamples | undefined }) {
  return (
    <section className="@container bg-paper py-sec dark:border-t-6 dark:border-leaf" aria-labelledby="designs">
      <header className="wrap grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7.6fr_5fr]">
        <h2 id="designs" className="max-w-[10em] text-1">
          Order designs today. See them {readyDay}.
        </h2>
        <p className="max-w-[34ch] text-lead">
          Flyers, posts, stories, banners and ads. Buy one package and mix it any way you like.
        </p>
      </header>
      <SampleStrip replaced={replaced} />
      <p className="wrap mt-4 text-small text-ink-2">Sample designs for made-up businesses.</p>
      <div className="wrap mt-8 lg:mt-12">
        <PriceTable />
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={paths.visualDesign}>Order visuals</ButtonLink>{" "}
          <span className="max-w-[44ch] text-ink-2">Pay once. Revisions are unlimited until you approve.</span>
        </p>
      </div>
    </section>
  );
}
