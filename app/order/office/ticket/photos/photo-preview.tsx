import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { makeModal } from "#app/ui/make-modal";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { usePictureFailed } from "../../../parts/use-picture-failed";
import { setPhotoInQuery } from "./photo-query";

const photoBar = "flex flex-wrap items-center gap-x-5 gap-y-1";

interface PhotoPreviewProps {
  ticket: { number: string; photos: { id: string; name: string }[] };
  position: number;
}

/** The server renders the dialog open, with links as buttons. JavaScript makes it modal and adds keys. */
export function PhotoPreview({ ticket, position }: PhotoPreviewProps) {
  const close = useRef<HTMLAnchorElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { photos, number } = ticket;
  const current = photos[position - 1];
  const getLocation = (target: number | null) => ({ search: setPhotoInQuery(search, target) });
  const previous = position > 1 ? position - 1 : photos.length;
  const next = position < photos.length ? position + 1 : 1;

  useEffect(() => close.current?.focus(), []);

  const handleArrowKeys = (event: KeyboardEvent) => {
    const target = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    navigate(getLocation(target), { replace: true, preventScrollReset: true });
  };
  if (!current) return null;
  const source = `${paths.adminPhoto(number, current.id)}?size=full`;
  return (
    <dialog
      ref={makeModal}
      open
      className="photo-preview"
      aria-labelledby="photo-name"
      onKeyDown={handleArrowKeys}
      onCancel={(event) => {
        event.preventDefault();
        navigate(getLocation(null), { replace: true, preventScrollReset: true });
      }}
    >
      <header className={photoBar}>
        <p className="poster text-[1.6rem]/none whitespace-nowrap normal-nums max-[44rem]:mr-auto" aria-live="polite">
          {position} / {photos.length}
        </p>
        <h3
          id="photo-name"
          className="min-w-0 flex-[1_1_12rem] font-text text-[0.9375rem]/[1.3] font-semibold wrap-anywhere normal-nums max-[44rem]:order-1 max-[44rem]:basis-full"
        >
          {current.name}
        </h3>
        <a className="photo-link" href={source}>
          Original
        </a>
        <Link ref={close} className="photo-link" to={getLocation(null)} replace preventScrollReset>
          Close
        </Link>
      </header>
      <div className="grid min-h-0 place-items-center">
        <Picture key={current.id} source={source} name={current.name} />
      </div>
      {photos.length > 1 ? (
        <nav className={`${photoBar} justify-between`} aria-label="Photos">
          <Link className="photo-link" to={getLocation(previous)} replace preventScrollReset>
            <ArrowIcon className="size-[1em] flex-none rotate-180 fill-current" />
            Previous
          </Link>
          <Link className="photo-link" to={getLocation(next)} replace preventScrollReset>
            Next
            <ArrowIcon />
          </Link>
        </nav>
      ) : null}
    </dialog>
  );
}

function Picture({ source, name }: { source: string; name: string }) {
  const { failed, image } = usePictureFailed();
  if (failed)
    return (
      <p role="status">
        This file can’t be shown as a picture. <a href={source}>Open the original</a>
      </p>
    );
  return (
    <img {...image} src={source} alt={name} className="max-h-full min-h-0 max-w-full object-contain wrap-anywhere" />
  );
}
