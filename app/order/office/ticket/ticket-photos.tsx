import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import type { Ticket } from "./detail";
import { setPhotoInQuery } from "./photo-query";

export function PhotosSection({ ticket, open }: { ticket: Ticket; open: number | null }) {
  const { search } = useLocation();
  const lastOpen = useRef<number | null>(null);
  useEffect(() => {
    if (open === null && lastOpen.current !== null) document.getElementById(`photo-${lastOpen.current}`)?.focus();
    lastOpen.current = open;
  }, [open]);
  return (
    <section>
      <h3>Customer Uploaded Files</h3>
      {ticket.photos.length > 0 ? (
        <ul className="ticket-thumbs">
          {ticket.photos.map(({ id, name }, index) => (
            <li key={id}>
              <Link id={`photo-${index + 1}`} to={{ search: setPhotoInQuery(search, index + 1) }} preventScrollReset>
                <img
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
        <p className="ticket-soft">None</p>
      )}
    </section>
  );
}
