CREATE TABLE "order_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"delivery_id" text,
	"file_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "order_messages_kind" CHECK ("order_messages"."kind" in ('message', 'revision', 'approval')),
	CONSTRAINT "order_messages_sender" CHECK ("order_messages"."sender" in ('customer', 'team'))
);
--> statement-breakpoint
CREATE TABLE "order_reviews" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_reviews_stars" CHECK ("order_reviews"."stars" between 1 and 5),
	CONSTRAINT "order_reviews_state" CHECK ("order_reviews"."state" in ('waiting', 'published', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "revisions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_submission" ON "order_messages" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "order_messages_unanswered" ON "order_messages" USING btree ("submission_id") WHERE sender = 'customer' and answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_delivery" ON "order_messages" USING btree ("delivery_id") WHERE delivery_id is not null;--> statement-breakpoint
CREATE INDEX "order_reviews_state" ON "order_reviews" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email', 'revision', 'approval', 'review'));