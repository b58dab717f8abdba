import type { ImgHTMLAttributes } from "react";
import { CatalogPicture } from "./catalog-picture";

export interface Preview {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface InsidePageProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, "className" | "loading" | "fetchPriority"> {
  page: Preview;
  sizes: string;
}

export const InsidePage = ({ page: { url, ...page }, ...image }: InsidePageProps) => (
  <CatalogPicture src={url} widths={[520, 900]} {...page} {...image} />
);

export function Previews({ previews }: { previews: readonly Preview[] }) {
  return (
    <>
      <ul className="previews">
        {previews.map(({ url, width, height, alt }) => (
          <li key={url}>
            <a href={url} data-preview>
              <span className={width < height ? "preview preview-page" : "preview"}>
                <InsidePage page={{ url, width, height, alt }} sizes="(min-width: 40rem) 320px, 90vw" loading="lazy" />
              </span>
              <span className="preview-open">
                Enlarge<span className="sr-only">: {alt}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog id="preview" aria-label="Inside page">
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
        <section aria-label="Enlarged page" />
      </dialog>
    </>
  );
}
