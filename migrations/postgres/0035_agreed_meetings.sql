ALTER TABLE "meeting_kinds" ADD COLUMN "hours_of" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kind_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "place" jsonb;