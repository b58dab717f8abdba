ALTER TABLE "checkout_sessions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "refusal" text;--> statement-breakpoint
CREATE INDEX "checkout_sessions_refused" ON "checkout_sessions" USING btree ("created_at") WHERE refusal is not null;