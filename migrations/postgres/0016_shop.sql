CREATE TABLE "coupon_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"used_for" text NOT NULL,
	"discount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"usage_limit" integer,
	"applies_to" text NOT NULL,
	"note" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_applies_to" CHECK ("coupons"."applies_to" in ('everything', 'products', 'packages'))
);
--> statement-breakpoint
CREATE TABLE "purchase_events" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"network" text,
	"file_version" integer,
	CONSTRAINT "purchase_events_kind" CHECK ("purchase_events"."kind" in ('bought', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email'))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_intent" text,
	"checkout_session" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"due_cents" integer NOT NULL,
	"coupon_code" text,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"downloads_allowed" integer NOT NULL,
	"downloads_used" integer DEFAULT 0 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('active', 'held', 'revoked', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "product_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"edition" integer NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_path" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storage_path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "previews" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "spam_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edits" ADD CONSTRAINT "product_edits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_used_for" ON "coupon_uses" USING btree ("used_for");--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code","created_at");--> statement-breakpoint
CREATE INDEX "purchase_events_purchase" ON "purchase_events" USING btree ("purchase_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_number" ON "purchases" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_event" ON "purchases" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "purchases_listed" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_product" ON "purchases" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_email" ON "purchases" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "purchases_intent" ON "purchases" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "purchases_session" ON "purchases" USING btree ("checkout_session");--> statement-breakpoint
CREATE UNIQUE INDEX "product_edits_edition" ON "product_edits" USING btree ("product_id","edition");--> statement-breakpoint
CREATE UNIQUE INDEX "product_files_version" ON "product_files" USING btree ("product_id","version");--> statement-breakpoint
CREATE INDEX "product_pictures_product" ON "product_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_pictures_created_at" ON "product_pictures" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "tool_requests" ADD CONSTRAINT "tool_requests_assignee_id_admin_users_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."admin_users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("status","position","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("status","category","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_requests_submission_key" ON "tool_requests" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "tool_requests_listed" ON "tool_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tool_requests_status" ON "tool_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "tool_requests_email" ON "tool_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "tool_requests_assignee" ON "tool_requests" USING btree ("assignee_id");--> statement-breakpoint
UPDATE "products" SET "position" = (extract(epoch from "created_at") * 1000)::bigint;
