DROP INDEX `form_submissions_needed`;--> statement-breakpoint
DROP INDEX `form_submissions_questions`;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `waiting_since` integer;--> statement-breakpoint
CREATE INDEX `form_submissions_waiting` ON `form_submissions` (`waiting_since`,`id`,`plan_purchased`,`order_status`,`payment_status`,`priority`,`payment_problem`) WHERE deleted_at is null and waiting_since is not null;--> statement-breakpoint
CREATE INDEX `form_submissions_needed` ON `form_submissions` (`created_at`,`id`) WHERE deleted_at is null and (order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null or waiting_since is not null);--> statement-breakpoint
CREATE INDEX `form_submissions_questions` ON `form_submissions` (`created_at`,`id`,`waiting_since`) WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
-- From here on by hand: who waits for an answer, and the search of phone, business and brief.
UPDATE form_submissions SET waiting_since = coalesce(
  (SELECT min(created_at) FROM order_messages
    WHERE order_messages.submission_id = form_submissions.id AND sender = 'customer' AND answered_at IS NULL),
  CASE WHEN plan_purchased = 'other' AND order_status = 'question' AND NOT EXISTS (SELECT 1 FROM order_events
    WHERE order_events.submission_id = form_submissions.id AND kind = 'mail' AND "before" IS NULL) THEN created_at END);--> statement-breakpoint
UPDATE form_submissions SET search = lower(full_name || char(10) || email
  || coalesce(char(10) || nullif(phone, ''), '') || coalesce(char(10) || nullif(business_name, ''), '')
  || coalesce(char(10) || nullif(replace(replace(replace(replace(replace(replace(replace(
    phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), '/', ''), ''), '')
  || char(10) || item_split || CASE WHEN message IN ('', item_split) THEN '' ELSE char(10) || message END
  || char(10) || submission_id);--> statement-breakpoint
INSERT INTO order_trigrams (rowid, search) SELECT n, search FROM order_search WHERE n IN (SELECT n FROM order_waiting) ORDER BY n;--> statement-breakpoint
DELETE FROM order_waiting;
