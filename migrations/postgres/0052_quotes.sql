ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "part_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "form_submissions_part_paid" ON "form_submissions" USING btree ("created_at","id") WHERE deleted_at is null and (part_paid_cents > 0 and payment_status in ('pending', 'failed'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email', 'revision', 'approval', 'review', 'quote'));