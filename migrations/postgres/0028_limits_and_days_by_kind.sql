DROP INDEX "special_days_day";--> statement-breakpoint
ALTER TABLE "meeting_kinds" ADD COLUMN "weekly_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "special_days" ADD COLUMN "kinds" jsonb;--> statement-breakpoint
CREATE INDEX "special_days_day" ON "special_days" USING btree ("day");