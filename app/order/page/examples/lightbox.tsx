import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import type { Packages } from "#app/order/model/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { describeExample, type Example, type Industry } from "#app/texts/samples/designs";
import { ButtonContent } from "#app/ui/button.tsx";
import { makeModal } from "#app/ui/make-modal";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { Design } from "./design";
import { getCardId } from "./gallery";
import { LightboxFan } from "./lightbox-fan";
import { useSwipe } from "./use-swipe";

interface LightboxProps {
  industry: Industry;
  at: number;
  live: boolean;
}

/** Opening the lightbox adds a history entry, so Back closes the lightbox. Going to the next picture adds none. */
export function Lightbox({ industry, at, live }: LightboxProps) {
  const { examples } = industry;
  const example = examples[at] as Example;
  const before = examples.at(at - 1) as Example;
  const after = examples[(at + 1) % examples.length] as Example;
  const orderLabel = describeOrder(usePackages()[0]);
  const navigate = useNavigate();
  const { state } = useLocation();

  // On closing, the card of the last picture gets the focus.
  const card = useRef("");
  card.current = getCardId(example);
  useEffect(() => () => document.getElementById(card.current)?.focus(), []);

  const go = (to: Example) =>
    navigate(paths.example(industry.id, to.slug), { replace: true, state, preventScrollReset: true });
  const closing = useRef(false);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closing.current) return;
    closing.current = true;
    // A shared link has no history entry to go back to.
    if (state?.fromGallery) navigate(-1);
    else navigate(paths.examples(industry.id), { replace: true, preventScrollReset: true });
  };
  const swipe = useSwipe({ onLeft: () => go(after), onRight: () => go(before) });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // In a slider, other keys move its thumb. The slider is hidden with its picture, so the slider gives up the focus.
    event.preventDefault();
    if (event.target instanceof HTMLInputElement) event.currentTarget.focus();
    go(event.key === "ArrowLeft" ? before : after);
  };

  const step = { replace: true, state, preventScrollReset: true } as const;
  return (
    <dialog
      ref={makeModal}
      className="lightbox on-palm"
      open
      aria-labelledby="lightbox-title"
      tabIndex={-1}
      onCancel={close}
      onClose={close}
      onKeyDown={press}
    >
      <div className="lightbox-words" aria-live="polite">
        <p className="lightbox-count">
          <b>
            {at + 1} / {examples.length}
          </b>
          <span>{industry.name}</span>
        </p>
        <h2 id="lightbox-title">{example.title}</h2>
        <p className="lightbox-line">{describeExample(example)}</p>
        <em className="badge max-[46rem]:hidden [@media(height<34rem)]:hidden">{example.badge}</em>
      </div>
      <ul className="lightbox-links">
        <li className="lightbox-order">
          <Link className="btn btn-wide" to={paths.orderFormLike(industry.id, example.slug)} replace preventScrollReset>
            <ButtonContent>{orderLabel}</ButtonContent>
          </Link>
        </li>
        <li>
          <Link to={paths.example(industry.id, before.slug)} rel="prev" {...step}>
            <ArrowIcon />
            Previous
          </Link>
        </li>
        <li>
          <Link to={paths.example(industry.id, after.slug)} rel="next" {...step}>
            Next
            <ArrowIcon />
          </Link>
        </li>
        <li className="lightbox-close">
          <a href={paths.examples(industry.id)} onClick={live ? close : undefined}>
            Close
          </a>
        </li>
      </ul>
      <div className="lightbox-picture" {...swipe}>
        {/* Preloads the previous and next pictures. */}
        {(live ? [...new Set([before, example, after])] : [example]).map((one) => (
          <div key={one.slug} className="lightbox-slide" hidden={one !== example}>
            <Design industry={industry} example={one} sizes={sizesOf(one)} alt={`${one.title}: ${one.line}`} eager />
          </div>
        ))}
      </div>
      <LightboxFan blades={examples.length} at={at} />
    </dialog>
  );
}

function describeOrder(first: Packages[number] | undefined): string {
  if (!first) return "Ask for one like this";
  const count = first.visuals === 1 ? "one" : first.visuals;
  return `Order ${count} like this, ${formatMoney(first.cents, first.currency)}`;
}

const sizesOf = ({ width, height }: Example) => `min(100vw, ${Math.round((92 * width) / height)}vh)`;
