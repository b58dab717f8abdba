CREATE TABLE "booking_events" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"detail" text,
	CONSTRAINT "booking_events_kind" CHECK ("booking_events"."kind" in ('booked', 'moved', 'cancelled', 'no_show', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"submission_key" text NOT NULL,
	"kind_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"note" text,
	"source" jsonb,
	"status" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('booked', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"starts_at" timestamp (3) with time zone NOT NULL,
	"booking_id" text NOT NULL,
	CONSTRAINT "busy_times_starts_at_pk" PRIMARY KEY("starts_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_kinds" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"minutes" integer NOT NULL,
	"step_minutes" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"daily_limit" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meeting_kinds_minutes" CHECK ("meeting_kinds"."minutes" > 0 and "meeting_kinds"."step_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"hours" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_hours" (
	"kind_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "weekly_hours_kind_id_weekday_start_minute_pk" PRIMARY KEY("kind_id","weekday","start_minute"),
	CONSTRAINT "weekly_hours_weekday" CHECK ("weekly_hours"."weekday" between 1 and 7),
	CONSTRAINT "weekly_hours_minutes" CHECK ("weekly_hours"."start_minute" >= 0 and "weekly_hours"."start_minute" < "weekly_hours"."end_minute" and "weekly_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "contact_events" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"detail" text,
	CONSTRAINT "contact_events_kind" CHECK ("contact_events"."kind" in ('status', 'assignee', 'note', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"submission_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"business_name" text,
	"business_type" text,
	"inquiry_type" text,
	"message" text NOT NULL,
	"consent_text" text,
	"consent_version" text,
	"source" jsonb,
	"status" text DEFAULT 'new' NOT NULL,
	"spam_reasons" jsonb NOT NULL,
	"assignee_id" text,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contact_messages_form" CHECK ("contact_messages"."form" in ('contact', 'inquiry')),
	CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'answered', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind_id_meeting_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_kind_id_meeting_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_admin_users_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."admin_users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_submission_key" ON "bookings" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_kind" ON "bookings" USING btree ("kind_id","starts_at");--> statement-breakpoint
CREATE INDEX "busy_times_booking" ON "busy_times" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "special_days_day" ON "special_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_events_message" ON "contact_events" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_submission_key" ON "contact_messages" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "contact_messages_listed" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_assignee" ON "contact_messages" USING btree ("assignee_id");