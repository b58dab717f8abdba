import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type * as values from "../../values";
import { createdAt, id, json } from "./columns";

export const products = pgTable(
  "products",
  {
    id: id(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    detailedDescription: text("detailed_description").notNull().default(""),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url"),
    checkoutLink: text("checkout_link"),
    downloadLink: text("download_link"),
    category: text("category").notNull(),
    createdAt: createdAt(),
    includedItems: json<string[]>("included_items").notNull(),
    faq: json<values.Question[]>("faq").notNull(),
    relatedProducts: json<string[]>("related_products").notNull(),
  },
  (t) => [uniqueIndex("products_slug").on(t.slug), index("products_created_at").on(t.createdAt)],
);

export const toolRequests = pgTable("tool_requests", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  ideaRequest: text("idea_request").notNull(),
  createdAt: createdAt(),
});
