DROP INDEX `form_submissions_needed`;--> statement-breakpoint
-- The constraint stands with the column: to make the table anew would take its triggers and the search with it.
ALTER TABLE `form_submissions` ADD `payment_problem` text CONSTRAINT "form_submissions_problem" CHECK("payment_problem" in ('wrong_amount', 'already_paid', 'cancelled_order'));--> statement-breakpoint
CREATE INDEX `form_submissions_needed` ON `form_submissions` (`created_at`,`id`) WHERE deleted_at is null and (order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null);--> statement-breakpoint
-- From here on by hand. What was wrong with payments before and what nobody has dealt with, as far as it is known.
UPDATE form_submissions SET payment_problem = (
  SELECT outcome FROM payment_events WHERE reference = form_submissions.submission_id
    AND (outcome IN ('already_paid', 'cancelled_order') OR outcome = 'wrong_amount'
      AND form_submissions.order_status <> 'cancelled' AND NOT EXISTS (
        SELECT 1 FROM order_events WHERE order_events.submission_id = form_submissions.id
          AND order_events.kind = 'payment' AND order_events.created_at >= payment_events.created_at))
    -- Money that is owed back comes before a wrong amount, as it does from now on.
    ORDER BY CASE outcome WHEN 'wrong_amount' THEN 1 ELSE 0 END, payment_events.created_at DESC LIMIT 1
) WHERE submission_id IN (SELECT reference FROM payment_events WHERE outcome IN ('wrong_amount', 'already_paid', 'cancelled_order'));--> statement-breakpoint
-- The orders are counted anew, by their problem too.
DROP TRIGGER form_submissions_inserted;--> statement-breakpoint
DROP TRIGGER form_submissions_deleted;--> statement-breakpoint
DROP TRIGGER form_submissions_moved;--> statement-breakpoint
DROP TABLE `order_counts`;--> statement-breakpoint
CREATE TABLE `order_counts` (
	`plan_purchased` text NOT NULL,
	`order_status` text NOT NULL,
	`payment_status` text NOT NULL,
	`priority` text NOT NULL,
	`payment_problem` text NOT NULL,
	`orders` integer NOT NULL,
	PRIMARY KEY(`plan_purchased`, `order_status`, `payment_status`, `priority`, `payment_problem`)
);
--> statement-breakpoint
INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, coalesce(payment_problem, 'none'), count(*) FROM form_submissions WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE TRIGGER form_submissions_inserted AFTER INSERT ON form_submissions WHEN new.deleted_at IS NULL BEGIN
  INSERT INTO order_counts VALUES
    (new.plan_purchased, new.order_status, new.payment_status, new.priority, coalesce(new.payment_problem, 'none'), 1)
    ON CONFLICT DO UPDATE SET orders = orders + 1;
  INSERT INTO order_search SELECT max(new.created_at * 1000000, coalesce(max(n) + 1, 0)), new.id, new.search
    FROM order_search WHERE n < (new.created_at + 1) * 1000000;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_deleted AFTER DELETE ON form_submissions WHEN old.deleted_at IS NULL BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE plan_purchased = old.plan_purchased
    AND order_status = old.order_status AND payment_status = old.payment_status AND priority = old.priority
    AND payment_problem = coalesce(old.payment_problem, 'none');
  DELETE FROM order_search WHERE id = old.id;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_moved
AFTER UPDATE OF plan_purchased, order_status, payment_status, priority, payment_problem, deleted_at ON form_submissions BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE old.deleted_at IS NULL AND plan_purchased = old.plan_purchased
    AND order_status = old.order_status AND payment_status = old.payment_status AND priority = old.priority
    AND payment_problem = coalesce(old.payment_problem, 'none');
  INSERT INTO order_counts
    SELECT new.plan_purchased, new.order_status, new.payment_status, new.priority, coalesce(new.payment_problem, 'none'), 1
    WHERE new.deleted_at IS NULL ON CONFLICT DO UPDATE SET orders = orders + 1;
END;
