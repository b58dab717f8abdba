CREATE TABLE "leases" (
	"task" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_events" (
	"id" text PRIMARY KEY NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "trash_events_kind" CHECK ("trash_events"."kind" in ('deleted', 'restored'))
);
--> statement-breakpoint
DROP INDEX "bookings_starts";--> statement-breakpoint
DROP INDEX "bookings_status";--> statement-breakpoint
DROP INDEX "contact_messages_listed";--> statement-breakpoint
DROP INDEX "contact_messages_status";--> statement-breakpoint
DROP INDEX "dealflow_applications_submitted";--> statement-breakpoint
DROP INDEX "dealflow_applications_status";--> statement-breakpoint
DROP INDEX "product_reviews_published";--> statement-breakpoint
DROP INDEX "purchases_listed";--> statement-breakpoint
DROP INDEX "tool_requests_listed";--> statement-breakpoint
DROP INDEX "tool_requests_status";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dealflow_applications" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tool_requests" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "trash_events_record" ON "trash_events" USING btree ("record_kind","record_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_trashed" ON "bookings" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_trashed" ON "contact_messages" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "dealflow_applications_trashed" ON "dealflow_applications" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "order_reviews_trashed" ON "order_reviews" USING btree ("deleted_at","submission_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "product_reviews_trashed" ON "product_reviews" USING btree ("deleted_at","purchase_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "purchases_trashed" ON "purchases" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tool_requests_trashed" ON "tool_requests" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","starts_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_listed" ON "contact_messages" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealflow_applications_submitted" ON "dealflow_applications" USING btree ("submitted_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealflow_applications_status" ON "dealflow_applications" USING btree ("status","submitted_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_reviews_published" ON "product_reviews" USING btree ("state","published_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "purchases_listed" ON "purchases" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tool_requests_listed" ON "tool_requests" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tool_requests_status" ON "tool_requests" USING btree ("status","created_at","id") WHERE deleted_at is null;