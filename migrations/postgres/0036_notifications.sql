CREATE TABLE "summary_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "summary_hour" integer;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "summary_day" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "summary_lines_user" ON "summary_lines" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "summary_lines_kept" ON "summary_lines" USING btree ("kept_until");