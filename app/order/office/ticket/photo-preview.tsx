import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths";
import { makeModal } from "../../../ui/make-modal";
import { ArrowIcon } from "../../../ui/marks/icons";
import type { Ticket } from "./detail";
import { searchWith } from "./ticket-search";

const photoBar = "flex flex-wrap items-center gap-x-5 gap-y-1";

/**
 * One picture in full. The server renders it open, and its buttons are links; with JavaScript it is modal, arrow keys
 * leaf and Escape closes.
 */
export function PhotoPreview({ ticket, photo }: { ticket: Ticket; photo: number }) {
  const close = useRef<HTMLAnchorElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { photos, number } = ticket;
  const shown = photos[photo - 1];
  const to = (target: number | null) => ({ search: searchWith(search, target) });
  const previous = photo > 1 ? photo - 1 : photos.length;
  const next = photo < photos.length ? photo + 1 : 1;

  useEffect(() => close.current?.focus(), []);

  const leaf = (event: KeyboardEvent) => {
    const target = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    navigate(to(target), { replace: true, preventScrollReset: true });
  };
  if (!shown) return null;
  const source = `${paths.adminPhoto(number, shown.id)}?size=full`;
  return (
    <dialog
      ref={makeModal}
      open
      className="photo-preview"
      aria-labelledby="photo-name"
      onKeyDown={leaf}
      onCancel={(event) => {
        event.preventDefault();
        navigate(to(null), { replace: true, preventScrollReset: true });
      }}
    >
      <header className={photoBar}>
        <p className="poster text-[1.6rem]/none whitespace-nowrap normal-nums max-[44rem]:mr-auto" aria-live="polite">
          {photo} / {photos.length}
        </p>
        <h3
          id="photo-name"
          className="min-w-0 flex-[1_1_12rem] font-text text-[0.9375rem]/[1.3] font-semibold wrap-anywhere normal-nums max-[44rem]:order-1 max-[44rem]:basis-full"
        >
          {shown.name}
        </h3>
        <a className="photo-link" href={source}>
          Original
        </a>
        <Link ref={close} className="photo-link" to={to(null)} replace preventScrollReset>
          Close
        </Link>
      </header>
      <div className="grid min-h-0 place-items-center">
        <Picture key={shown.id} source={source} name={shown.name} />
      </div>
      {photos.length > 1 ? (
        <nav className={`${photoBar} justify-between`} aria-label="Photos">
          <Link className="photo-link" to={to(previous)} replace preventScrollReset>
            <ArrowIcon className="size-[1em] flex-none rotate-180 fill-current" />
            Previous
          </Link>
          <Link className="photo-link" to={to(next)} replace preventScrollReset>
            Next
            <ArrowIcon />
          </Link>
        </nav>
      ) : null}
    </dialog>
  );
}

/** The picture, or a word in its place where the file is none that a browser can draw. */
function Picture({ source, name }: { source: string; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before the page woke up.
  useEffect(() => setBroken(image.current?.complete === true && image.current.naturalWidth === 0), []);
  if (broken)
    return (
      <p role="status">
        This file cannot be shown as a picture. <a href={source}>Open the original</a>
      </p>
    );
  return (
    <img
      ref={image}
      src={source}
      alt={name}
      className="max-h-full min-h-0 max-w-full object-contain wrap-anywhere"
      onError={() => setBroken(true)}
    />
  );
}
