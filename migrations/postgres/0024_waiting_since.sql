DROP INDEX "form_submissions_needed";--> statement-breakpoint
DROP INDEX "form_submissions_questions";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "form_submissions_waiting" ON "form_submissions" USING btree ("waiting_since","id","plan_purchased","order_status","payment_status","priority","payment_problem") WHERE deleted_at is null and waiting_since is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_needed" ON "form_submissions" USING btree ("created_at","id") WHERE deleted_at is null and (order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null or waiting_since is not null);--> statement-breakpoint
CREATE INDEX "form_submissions_questions" ON "form_submissions" USING btree ("created_at","id","waiting_since") WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
-- From here on by hand: who waits for an answer, and the search of phone, business and brief.
UPDATE form_submissions SET waiting_since = coalesce(
  (SELECT min(created_at) FROM order_messages
    WHERE order_messages.submission_id = form_submissions.id AND sender = 'customer' AND answered_at IS NULL),
  CASE WHEN plan_purchased = 'other' AND order_status = 'question' AND NOT EXISTS (SELECT 1 FROM order_events
    WHERE order_events.submission_id = form_submissions.id AND kind = 'mail' AND "before" IS NULL) THEN created_at END);--> statement-breakpoint
-- Made anew below, because adding each row to it would take longer.
DROP INDEX IF EXISTS form_submissions_search;--> statement-breakpoint
UPDATE form_submissions SET search = lower(concat_ws(E'\n', full_name, email, nullif(phone, ''), nullif(business_name, ''),
  nullif(regexp_replace(phone, '\D', '', 'g'), ''), item_split,
  CASE WHEN message NOT IN ('', item_split) THEN message END, submission_id));--> statement-breakpoint
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX form_submissions_search ON form_submissions USING gin (search gin_trgm_ops) WITH (fastupdate = off)
    WHERE deleted_at IS NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'searching without pg_trgm: %', SQLERRM;
END
$$;
