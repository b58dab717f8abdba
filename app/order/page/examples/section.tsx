import { Link, useLocation } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { goToOrderForm } from "#app/order/parts/form/go-to-form";
import { paths } from "#app/paths";
import type { Industry } from "#app/texts/samples/designs";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { ChoosePackage } from "../choose-package";
import { Gallery } from "./gallery";
import { readExamplesQuery } from "./industries";
import { getTabId, panelId, Tabs } from "./industry-tabs";
import { Lightbox } from "./lightbox";

interface ExamplesProps {
  changed: Record<string, Industry> | undefined;
  button: string;
}

export function Examples({ changed, button }: ExamplesProps) {
  const { industry, at } = readExamplesQuery(useLocation().search);
  const shown = changed?.[industry.id] ?? industry;
  const [live, setLive] = useState(false);
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  useEffect(() => {
    const keepPictures = () => startTransition(() => setHasScrolled(true));
    addEventListener("scroll", keepPictures, { once: true, passive: true });
    return () => removeEventListener("scroll", keepPictures);
  }, []);
  return (
    <section className="examples py-7 md:py-sec" id="examples" aria-labelledby="examples-title">
      <div className="wrap @container">
        <header className="examples-head">
          <h2 id="examples-title" className="max-w-[10em] text-1">
            See what we’d make for your business.
          </h2>
          <p className="max-w-[46ch]">Sample designs for made-up businesses. Each Before/After is staged.</p>
        </header>
        <Tabs current={industry} live={live} />
        <div
          className={hasScrolled ? "wall has-pictures" : "wall"}
          id={panelId}
          {...(live ? { role: "tabpanel", "aria-labelledby": getTabId(industry) } : null)}
        >
          <Gallery industry={shown} />
          <div className="wall-foot">
            <ChoosePackage label={button} />
            <p>
              <span className="poster text-3/[1.1]">Don’t see your industry? We design for yours, too.</span>
              <Link className="more" to={paths.orderFormFor(industry.id)} replace onClick={goToOrderForm}>
                <span>Contact Us About Your Industry</span>
                <ArrowIcon />
              </Link>
            </p>
          </div>
        </div>
      </div>
      {at < 0 ? null : <Lightbox industry={shown} at={at} live={live} />}
    </section>
  );
}
