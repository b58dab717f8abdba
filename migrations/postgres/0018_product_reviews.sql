CREATE TABLE "product_reviews" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "product_reviews_stars" CHECK ("product_reviews"."stars" between 1 and 5),
	CONSTRAINT "product_reviews_state" CHECK ("product_reviews"."state" in ('waiting', 'published', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "purchase_events" DROP CONSTRAINT "purchase_events_kind";--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("product_id","state","created_at");--> statement-breakpoint
CREATE INDEX "product_reviews_published" ON "product_reviews" USING btree ("state","published_at");--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_kind" CHECK ("purchase_events"."kind" in ('bought', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email', 'review'));