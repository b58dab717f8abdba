ALTER TABLE "payment_events" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "occurred_at" timestamp (3) with time zone;