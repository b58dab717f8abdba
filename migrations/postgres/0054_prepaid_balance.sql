ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "drawn_from" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "visuals_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "form_submissions_drawn_from" ON "form_submissions" USING btree ("drawn_from") WHERE drawn_from is not null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email', 'revision', 'approval', 'review', 'quote', 'balance'));