CREATE TABLE "dealflow_events" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"before" text,
	"after" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"detail" text,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vital_days" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"samples" integer NOT NULL,
	"p50" integer NOT NULL,
	"p75" integer NOT NULL,
	"p95" integer NOT NULL,
	CONSTRAINT "web_vital_days_day_page_metric_pk" PRIMARY KEY("day","page","metric")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "web_vitals_metric" CHECK ("web_vitals"."metric" in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB'))
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "password_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealflow_applications" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dealflow_events" ADD CONSTRAINT "dealflow_events_application_id_dealflow_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."dealflow_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_admin_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealflow_events_application" ON "dealflow_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "order_events_submission" ON "order_events" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_vitals_created_at" ON "web_vitals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dealflow_applications_external_id" ON "dealflow_applications" USING btree ("external_id");--> statement-breakpoint
UPDATE "form_submissions" SET "search" = lower("full_name" || chr(10) || "email" || chr(10) || "submission_id");
