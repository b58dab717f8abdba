import { type Example, type Industry, pictureNames } from "./industries";
import { filesOf } from "./picture";

/** How wide the lightbox shows a picture: as wide as the window, or as high as most of it. */
export const fullSizes = ({ width, height }: Example) => `min(100vw, ${Math.round((92 * width) / height)}vh)`;

/** Held, because the browser may throw away what it decoded for an image that is gone. */
const ahead = new Set<HTMLImageElement>();

/** Fetches and decodes the full picture while the visitor is on the way to the click, so that it opens at once. */
export function fetchAhead(industry: Industry, example: Example): void {
  ahead.clear();
  for (const name of pictureNames(industry, example)) {
    const image = new Image();
    image.sizes = fullSizes(example);
    image.srcset = filesOf(name, example.width, "avif");
    // Whoever has no AVIF, or no connection, gets the picture when it opens, or the news that it did not load.
    image.decode().catch(() => {});
    ahead.add(image);
  }
}
