import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { makeModal } from "../../ui/make-modal";
import { ArrowIcon } from "../../ui/marks/icons";
import { Design } from "./design";
import type { Example, Industry } from "./industries";
import { LightboxFan } from "./lightbox-fan";
import { useSwipe } from "./use-swipe";
import { cardId } from "./wall";

interface LightboxProps {
  industry: Industry;
  /** Index of the example in the picture. */
  at: number;
  live: boolean;
}

/**
 * One example at full size. The server's HTML is a page of its own, with previous, next and close as links; where
 * scripts run the same element is a modal dialog. Opening it is a step in the history, so Back closes it; going on to
 * the next picture is none.
 */
export function Lightbox({ industry, at, live }: LightboxProps) {
  const { examples } = industry;
  const example = examples[at] as Example;
  const before = examples.at(at - 1) as Example;
  const after = examples[(at + 1) % examples.length] as Example;
  const navigate = useNavigate();
  const { state } = useLocation();

  // The card of the picture seen last gets the focus, whichever way the lightbox closes.
  const card = useRef("");
  card.current = cardId(example);
  useEffect(() => () => document.getElementById(card.current)?.focus(), []);

  const go = (to: Example) =>
    navigate(paths.example(industry.id, to.slug), { replace: true, state, preventScrollReset: true });
  const closing = useRef(false);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closing.current) return;
    closing.current = true;
    // Opened from the wall, it goes back there; a shared link has nothing behind it.
    if (state?.fromWall) navigate(-1);
    else navigate(paths.examples(industry.id), { replace: true, preventScrollReset: true });
  };
  const swipe = useSwipe({ onLeft: () => go(after), onRight: () => go(before) });
  const press = (event: KeyboardEvent) => {
    // In the slider the arrows move its line.
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") go(before);
    if (event.key === "ArrowRight") go(after);
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
        <p className="lightbox-line">{example.line}</p>
        <em className="badge">{example.badge}</em>
      </div>
      <ul className="lightbox-links">
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
        {/* The neighbours are there already, so that they are fetched ahead. */}
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

/** As wide as the window, or as high as most of it. */
const sizesOf = ({ width, height }: Example) => `min(100vw, ${Math.round((92 * width) / height)}vh)`;
