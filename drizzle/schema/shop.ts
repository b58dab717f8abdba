import { sql } from "drizzle-orm";
import type { AccountTables } from "./account";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeShopTables(
  { bigint, boolean, check, createdAt, id, index, integer, json, oneOf, table, text, time, uniqueIndex }: Builders,
  { adminUsers }: Pick<AccountTables, "adminUsers">,
) {
  const products = table(
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
      status: text("status", { enum: values.PRODUCT_STATUSES }).notNull().default("published"),
      /** The shop lists the highest first. A new product has the time of its creation in milliseconds. */
      position: bigint("position").notNull().default(0),
      previews: json<values.ProductPicture[]>("previews"),
      salePriceCents: integer("sale_price_cents"),
      saleStartsAt: time("sale_starts_at"),
      saleEndsAt: time("sale_ends_at"),
      saleLimit: integer("sale_limit"),
      /** Incremented with each edit, so that a form is merged with what was changed since it was opened. */
      edition: integer("edition").notNull().default(1),
      updatedAt: time("updated_at"),
    },
    (t) => [
      uniqueIndex("products_slug").on(t.slug),
      index("products_created_at").on(t.createdAt),
      index("products_listed").on(t.status, t.position, t.id),
      index("products_category").on(t.status, t.category, t.position, t.id),
      index("products_revision").on(t.status, t.edition, t.position, t.updatedAt),
      index("products_on_sale")
        .on(t.saleStartsAt, t.saleEndsAt, t.saleLimit, t.id)
        .where(sql`sale_price_cents is not null`),
    ],
  );

  const productEdits = table(
    "product_edits",
    {
      id: id(),
      productId: text("product_id")
        .notNull()
        .references(() => products.id, { onDelete: "cascade" }),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      edition: integer("edition").notNull(),
      /** The columns that edits change, as they were (`StoredVersion`). */
      before: json<Record<string, unknown>>("before").notNull(),
    },
    (t) => [uniqueIndex("product_edits_edition").on(t.productId, t.edition)],
  );

  const productFiles = table(
    "product_files",
    {
      id: id(),
      productId: text("product_id")
        .notNull()
        .references(() => products.id, { onDelete: "cascade" }),
      version: integer("version").notNull(),
      name: text("name").notNull(),
      type: text("type").notNull(),
      size: bigint("size").notNull(),
      storagePath: text("storage_path").notNull(),
      note: text("note"),
      createdAt: createdAt(),
      /** Emailing earlier buyers: who started it, the last purchase done, and the number of buyers emailed. */
      toldBy: text("told_by"),
      toldAfter: text("told_after"),
      toldCount: integer("told_count").notNull().default(0),
      buyersToTell: integer("buyers_to_tell").notNull().default(0),
      tellsNow: boolean("tells_now").notNull().default(false),
    },
    (t) => [
      index("product_files_telling").on(t.id).where(sql`tells_now`),
      uniqueIndex("product_files_version").on(t.productId, t.version),
    ],
  );

  /** Files that are stored, or on their way, and not yet a version of a product. */
  const productUploads = table(
    "product_uploads",
    {
      id: id(),
      productId: text("product_id").references(() => products.id, { onDelete: "set null" }),
      name: text("name").notNull(),
      type: text("type").notNull(),
      size: bigint("size").notNull().default(0),
      storagePath: text("storage_path").notNull(),
      state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
      createdAt: createdAt(),
    },
    (t) => [
      index("product_uploads_product").on(t.productId),
      index("product_uploads_created_at").on(t.createdAt),
      check("product_uploads_state", oneOf(t.state, values.UPLOAD_STATES)),
    ],
  );

  /** Uploaded covers and inside pages. The first products use static files instead. */
  const productPictures = table(
    "product_pictures",
    {
      id: id(),
      productId: text("product_id").references(() => products.id, { onDelete: "cascade" }),
      type: text("type").notNull(),
      width: integer("width").notNull(),
      height: integer("height").notNull(),
      size: bigint("size").notNull().default(0),
      storagePath: text("storage_path").notNull(),
      createdAt: createdAt(),
    },
    (t) => [index("product_pictures_product").on(t.productId), index("product_pictures_created_at").on(t.createdAt)],
  );

  const toolRequests = table(
    "tool_requests",
    {
      id: id(),
      name: text("name").notNull(),
      email: text("email").notNull(),
      ideaRequest: text("idea_request").notNull(),
      createdAt: createdAt(),
      submissionKey: text("submission_key"),
      source: json<values.VisitSource>("source"),
      status: text("status", { enum: values.CONTACT_STATUSES }).notNull().default("new"),
      spamReasons: json<string[]>("spam_reasons"),
      assigneeId: text("assignee_id").references(() => adminUsers.userId, { onDelete: "set null" }),
      search: text("search").notNull().default(""),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("tool_requests_submission_key").on(t.submissionKey),
      index("tool_requests_listed").on(t.createdAt, t.id).where(sql`deleted_at is null`),
      index("tool_requests_status").on(t.status, t.createdAt, t.id, t.deletedAt).where(sql`deleted_at is null`),
      index("tool_requests_email").on(t.email, t.createdAt),
      index("tool_requests_assignee").on(t.assigneeId),
      index("tool_requests_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    ],
  );

  const toolRequestEvents = table(
    "tool_request_events",
    {
      id: id(),
      entryId: text("request_id")
        .notNull()
        .references(() => toolRequests.id, { onDelete: "cascade" }),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      kind: text("kind", { enum: values.INBOX_EVENTS }).notNull(),
      before: text("before"),
      after: text("after"),
      detail: text("detail"),
    },
    (t) => [
      index("tool_request_events_request").on(t.entryId, t.createdAt),
      check("tool_request_events_kind", oneOf(t.kind, values.INBOX_EVENTS)),
    ],
  );

  return { products, productEdits, productFiles, productUploads, productPictures, toolRequests, toolRequestEvents };
}

export type ShopTables = ReturnType<typeof describeShopTables>;
