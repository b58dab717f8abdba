import { Fragment } from "react";
import { paths } from "#app/paths";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useAgreedPrice } from "#app/ui/use-site";
import { findSampleSite } from "#content/websites/sample-sites";
import { Preview } from "./preview";
import type { Screen } from "./preview-sizes";

const pages: [slug: "barber" | "roofer" | "spa", screen: Screen, sizes: string][] = [
  ["barber", "desktop", "(min-width: 76rem) 56vw, 90vw"],
  ["roofer", "phone", "12rem"],
  ["spa", "phone", "12rem"],
];

export function Hero({ heading, lead, button, secondButton }: Texts) {
  return (
    <section className="websites-hero" aria-labelledby="websites">
      <div className="websites-hero-inner wrap">
        <div className="relative z-1 grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2.25rem)]">
          <h1 id="websites" className="text-0">
            <HeadingLines lines={heading} />
          </h1>
          <p className="max-w-[34ch] text-lead">{lead}</p>
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.bookConsultation}>{button}</ButtonLink>
            <p className="basis-full text-small font-semibold sm:order-1">
              The consultation is free. {useAgreedPrice("websites")}
            </p>
            <MoreLink href="#samples">{secondButton}</MoreLink>
          </div>
        </div>
      </div>
      <div className="work">
        <Columns />
        {pages.map(([slug, screen, sizes]) => (
          <a key={slug} className={`work-${slug}`} href={paths.websiteSample(slug)}>
            <Preview site={findSampleSite(slug)} screen={screen} sizes={sizes} isFirst />
          </a>
        ))}
      </div>
    </section>
  );
}

/** The background: a layout grid of twelve columns with crop marks. */
function Columns() {
  return (
    <svg className="work-columns" viewBox="0 0 900 920" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      <path className="fill-line-2" d="M39 0v34h2V0zM0 55h28v2H0z" />
      <path className="fill-ground" d="M40 56h860v864H40z" />
      <path className="fill-rose dark:fill-line" d={columnPath} />
      <g className="work-numbers">
        {/* The window cuts off the last column. */}
        {columns.slice(0, -1).map((x, index) => (
          <Fragment key={x}>
            <text x={x + 28.5} y="40">
              {index + 1}
            </text>{" "}
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

const columns = Array.from({ length: 12 }, (_, index) => 64 + index * 69);
const columnPath = columns.map((x) => `M${x} 56h57v864h-57z`).join("");
