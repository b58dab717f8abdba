DROP INDEX "form_submissions_needed";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "payment_problem" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_problem" CHECK ("form_submissions"."payment_problem" in ('wrong_amount', 'already_paid', 'cancelled_order'));--> statement-breakpoint
CREATE INDEX "form_submissions_needed" ON "form_submissions" USING btree ("created_at","id") WHERE deleted_at is null and (order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null);--> statement-breakpoint
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
TRUNCATE order_counts;--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "payment_problem" text NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    INSERT INTO order_counts (plan_purchased, order_status, payment_status, priority, payment_problem, orders)
      SELECT plan_purchased, order_status, payment_status, priority, coalesce(payment_problem, 'none'), -count(*)
      FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO order_counts (plan_purchased, order_status, payment_status, priority, payment_problem, orders)
      SELECT plan_purchased, order_status, payment_status, priority, coalesce(payment_problem, 'none'), count(*)
      FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  END IF;
  -- Now and then the rows of a kind become one again; rows that another transaction has in hand are left alone.
  IF random() < 0.002 THEN
    WITH taken AS (
      DELETE FROM order_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM order_counts FOR UPDATE SKIP LOCKED)) RETURNING *
    )
    INSERT INTO order_counts (plan_purchased, order_status, payment_status, priority, payment_problem, orders)
      SELECT plan_purchased, order_status, payment_status, priority, payment_problem, sum(orders)
      FROM taken GROUP BY 1, 2, 3, 4, 5 HAVING sum(orders) <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO order_counts (plan_purchased, order_status, payment_status, priority, payment_problem, orders)
  SELECT plan_purchased, order_status, payment_status, priority, coalesce(payment_problem, 'none'), count(*)
  FROM form_submissions WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
