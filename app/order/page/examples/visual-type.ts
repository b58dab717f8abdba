import { visualTypes } from "#app/order/model/packages";
import type { Example } from "#app/texts/samples/designs";

type VisualType = (typeof visualTypes)[number];

const keysByBadge: Record<string, VisualType["key"]> = {
  "Background removed": "background_removals",
  "Before/After": "photo_edits",
  Email: "email_graphics",
  "Event graphic": "event_graphics",
  "Event poster": "event_graphics",
  Flyer: "flyers",
  Invitation: "event_graphics",
  Menu: "menu_designs",
  "Paid ad": "paid_ads",
  "Photo edit": "photo_edits",
  "Product photo": "product_photos",
  "Product photos": "product_photos",
  "Social post": "social_posts",
  "Story set": "social_stories",
  "Web banner": "social_banners",
};

/** The type to count in an order for a design like this one. `badge` is the original, not the office's. */
export function findVisualType({ slug, badge }: Pick<Example, "slug" | "badge">): VisualType {
  const key = slug === "logo-touch-up" ? "logo_touchups" : (keysByBadge[badge] ?? "custom_graphics");
  return visualTypes.find((type) => type.key === key) ?? visualTypes[0];
}
