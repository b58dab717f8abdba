ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_payment";--> statement-breakpoint
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_problem";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_outcome";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payment_intent" text;--> statement-breakpoint
CREATE INDEX "payment_events_intent" ON "payment_events" USING btree ("payment_intent");--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_payment" CHECK ("form_submissions"."payment_status" in ('pending', 'paid', 'failed', 'refunded', 'n/a'));--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_problem" CHECK ("form_submissions"."payment_problem" in ('wrong_amount', 'already_paid', 'cancelled_order', 'disputed'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_outcome" CHECK ("payment_events"."outcome" in ('applied', 'wrong_amount', 'already_paid', 'cancelled_order', 'unknown_reference', 'not_paid', 'failed', 'refunded', 'partly_refunded', 'disputed', 'ignored'));--> statement-breakpoint
-- By hand: a failed payment has an outcome of its own.
UPDATE "payment_events" SET "outcome" = 'failed' WHERE "outcome" = 'applied' AND "type" LIKE '%\_failed';