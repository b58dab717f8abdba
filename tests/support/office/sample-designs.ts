import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { readPage } from "../document";

export const sampleScreen = (key: string) => paths.adminSettingRecord("samples", key);

/** 960 × 1200 pixels */
export const flyerScreen = sampleScreen("restaurants-glaze-flyer");
export const flyerLightbox = paths.example("restaurants", "glaze-flyer").split("#")[0] as string;
export const restaurantGallery = paths.examples("restaurants").split("#")[0] as string;

/** A design of the restaurants, as visitors see it in the gallery. */
export const readSampleCard = async (visitor: Visitor, slug: string) =>
  (await readPage(visitor, restaurantGallery)).querySelector(`li:has(#example-${slug})`) as never;
