CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"round" integer NOT NULL,
	"actor" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_rooms" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "delivery_id" text;--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "type" text DEFAULT 'application/octet-stream' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "delivered_files" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rooms" ADD CONSTRAINT "order_rooms_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_submission" ON "deliveries" USING btree ("submission_id","created_at");--> statement-breakpoint
ALTER TABLE "delivered_files" ADD CONSTRAINT "delivered_files_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivered_files_delivery" ON "delivered_files" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "delivered_files_waiting" ON "delivered_files" USING btree ("uploaded_at") WHERE delivery_id is null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email'));--> statement-breakpoint
ALTER TABLE "delivered_files" ADD CONSTRAINT "delivered_files_state" CHECK ("delivered_files"."state" in ('pending', 'stored', 'removing'));