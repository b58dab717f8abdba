interface SentPhoto {
  id: string;
  name: string;
  href: string;
  preview: string;
}

export function PhotoLinks({ photos, className }: { photos: SentPhoto[]; className: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className={`gap-4 ${className}`}>
      {photos.map(({ id, name, href, preview }) => (
        <li key={id}>
          <a href={href} className="block text-small wrap-anywhere">
            <img
              className="block aspect-4/3 h-auto w-full bg-paper object-cover"
              src={preview}
              alt=""
              width="240"
              height="180"
              loading="lazy"
              decoding="async"
            />
            <bdi className="mt-1 block">{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
