ALTER TABLE "purchase_events" DROP CONSTRAINT "purchase_events_kind";--> statement-breakpoint
ALTER TABLE "purchase_events" ADD COLUMN "sent_bytes" bigint;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD COLUMN "continuations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "list_cents" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "told_by" text;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "told_after" text;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "told_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "buyers_to_tell" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "tells_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_files_telling" ON "product_files" USING btree ("id") WHERE tells_now;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_kind" CHECK ("purchase_events"."kind" in ('bought', 'refunded', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email', 'review'));--> statement-breakpoint
UPDATE "purchases" SET "refunded_cents" = "amount_cents" WHERE "status" = 'refunded';
