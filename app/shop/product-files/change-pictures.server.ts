import type { Services } from "#app/server/services.server";
import { applyEdit, type Edit } from "../edit-products/apply-edit.server";
import { uploadLimits } from "../model/upload-limits";
import type { Product } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";
import { type StoredPicture, takePictures } from "./store-picture.server";

export interface Change {
  id: string;
  actor: string;
}

type Pictures = Partial<Pick<Product, "imageUrl" | "previews">>;

export function replaceCover(services: Services, change: Change, picture: StoredPicture): Promise<Edit | null> {
  return changePictures(services, change, [picture], () => ({ imageUrl: picture.url }));
}

export function removeCover(services: Services, change: Change): Promise<Edit | null> {
  return changePictures(services, change, [], ({ imageUrl }) => (imageUrl ? { imageUrl: null } : null));
}

export function addPages(services: Services, change: Change, pictures: StoredPicture[]): Promise<Edit | null> {
  return changePictures(services, change, pictures, ({ previews, title }) => {
    const pages = previews ?? [];
    const added = pictures.map(({ url, width, height }, index) => ({
      ...{ url, width, height },
      alt: `Page ${pages.length + index + 1} of ${title}`,
    }));
    return pages.length + added.length > uploadLimits.pages ? null : { previews: [...pages, ...added] };
  });
}

export function removePage(services: Services, change: Change, url: string): Promise<Edit | null> {
  return changePictures(services, change, [], ({ previews }) => {
    const kept = (previews ?? []).filter((page) => page.url !== url);
    return kept.length < (previews ?? []).length ? { previews: kept } : null;
  });
}

export function describePage(
  services: Services,
  change: Change,
  { url, shown, alt }: { url: string; shown: string; alt: string },
): Promise<Edit | null> {
  return changePictures(services, change, [], ({ previews }) => {
    const pages = previews ?? [];
    const isAsShown = pages.some((page) => page.url === url && page.alt === shown);
    return isAsShown ? { previews: pages.map((page) => (page.url === url ? { ...page, alt } : page)) } : null;
  });
}

export function movePage(services: Services, change: Change, url: string, by: -1 | 1): Promise<Edit | null> {
  return changePictures(services, change, [], ({ previews }) => {
    const pages = previews ?? [];
    const from = pages.findIndex((page) => page.url === url);
    const [page, other] = [pages[from], pages[from + by]];
    if (!page || !other) return null;
    return { previews: pages.with(from, other).with(from + by, page) };
  });
}

async function changePictures(
  { db }: Services,
  { id, actor }: Change,
  added: StoredPicture[],
  edit: (product: Product) => Pictures | null,
): Promise<Edit | null> {
  return db.transact(async (tx) => {
    const product = await lockProduct(db, tx, id);
    const pictures = product && edit(product);
    if (!pictures) return null;
    await takePictures(db, tx, id, added);
    return applyEdit(db, tx, product, actor, pictures);
  });
}
