CREATE TABLE "provider_tax_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"rate" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "tax_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax" jsonb;