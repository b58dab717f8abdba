import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { setPhotoInQuery } from "./photo-query";

export interface PhotosTicket {
  number: string;
  photos: { id: string; name: string }[];
}

export function PhotosSection({ ticket, open }: { ticket: PhotosTicket; open: number | null }) {
  const { search } = useLocation();
  const lastOpen = useRef<number | null>(null);
  useEffect(() => {
    if (open === null && lastOpen.current !== null) document.getElementById(`photo-${lastOpen.current}`)?.focus();
    lastOpen.current = open;
  }, [open]);
  return (
    <section className={ticket.photos.length > 0 ? undefined : "flex flex-wrap items-baseline gap-x-3"}>
      <h3>Customer Uploaded Files</h3>
      {ticket.photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {ticket.photos.map(({ id, name }, index) => (
            <li key={id}>
              <Link
                id={`photo-${index + 1}`}
                to={{ search: setPhotoInQuery(search, index + 1) }}
                preventScrollReset
                className="block overflow-hidden bg-line text-fine text-ink wrap-anywhere hover:outline-3 hover:outline-hot focus-visible:outline-ink"
              >
                <img
                  className="block aspect-4/3 h-auto w-full object-cover"
                  src={`${paths.adminPhoto(ticket.number, id)}?size=thumb`}
                  alt={name}
                  width="240"
                  height="180"
                  loading="lazy"
                  decoding="async"
                />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="ticket-soft">The customer sent no files.</p>
      )}
    </section>
  );
}
