PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_form_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`business_name` text,
	`plan_purchased` text NOT NULL,
	`package_name` text DEFAULT '' NOT NULL,
	`package_visuals` integer DEFAULT 0 NOT NULL,
	`item_split` text NOT NULL,
	`visual_breakdown` text,
	`message` text DEFAULT '' NOT NULL,
	`payment_status` text NOT NULL,
	`order_status` text NOT NULL,
	`priority` text DEFAULT 'normal' NOT NULL,
	`price_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`coupon_code` text,
	`currency` text DEFAULT 'usd' NOT NULL,
	`revisions` integer DEFAULT 0 NOT NULL,
	`payment_problem` text,
	`source` text,
	`search` text DEFAULT '' NOT NULL,
	`waiting_since` integer,
	`deleted_at` integer,
	CONSTRAINT "form_submissions_payment" CHECK("__new_form_submissions"."payment_status" in ('pending', 'paid', 'failed', 'refunded', 'n/a')),
	CONSTRAINT "form_submissions_status" CHECK("__new_form_submissions"."order_status" in ('pending_payment', 'in_progress', 'ready', 'cancelled', 'question')),
	CONSTRAINT "form_submissions_priority" CHECK("__new_form_submissions"."priority" in ('normal', 'high', 'urgent')),
	CONSTRAINT "form_submissions_problem" CHECK("__new_form_submissions"."payment_problem" in ('wrong_amount', 'already_paid', 'cancelled_order', 'disputed'))
);
--> statement-breakpoint
INSERT INTO `__new_form_submissions`("id", "submission_id", "created_at", "full_name", "email", "phone", "business_name", "plan_purchased", "package_name", "package_visuals", "item_split", "visual_breakdown", "message", "payment_status", "order_status", "priority", "price_cents", "discount_cents", "coupon_code", "currency", "revisions", "payment_problem", "source", "search", "waiting_since", "deleted_at") SELECT "id", "submission_id", "created_at", "full_name", "email", "phone", "business_name", "plan_purchased", "package_name", "package_visuals", "item_split", "visual_breakdown", "message", "payment_status", "order_status", "priority", "price_cents", "discount_cents", "coupon_code", "currency", "revisions", "payment_problem", "source", "search", "waiting_since", "deleted_at" FROM `form_submissions`;--> statement-breakpoint
DROP TABLE `form_submissions`;--> statement-breakpoint
ALTER TABLE `__new_form_submissions` RENAME TO `form_submissions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_submission_id` ON `form_submissions` (`submission_id`);--> statement-breakpoint
CREATE INDEX `form_submissions_listed` ON `form_submissions` (`created_at`,`id`,`plan_purchased`,`order_status`,`priority`,`payment_status`,`price_cents`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `form_submissions_narrowed` ON `form_submissions` (`priority`,`order_status`,`plan_purchased`,`payment_status`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `form_submissions_needed` ON `form_submissions` (`created_at`,`id`) WHERE deleted_at is null and (order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null or waiting_since is not null);--> statement-breakpoint
CREATE INDEX `form_submissions_questions` ON `form_submissions` (`created_at`,`id`,`waiting_since`,`plan_purchased`,`deleted_at`) WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
CREATE INDEX `form_submissions_waiting` ON `form_submissions` (`waiting_since`,`id`,`plan_purchased`,`order_status`,`payment_status`,`priority`,`payment_problem`) WHERE deleted_at is null and waiting_since is not null;--> statement-breakpoint
CREATE INDEX `form_submissions_trashed` ON `form_submissions` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
-- form_submissions: recreates what SQLite dropped with the old table.
CREATE TRIGGER form_submissions_renamed AFTER UPDATE OF search, created_at, deleted_at ON form_submissions BEGIN
  DELETE FROM order_search WHERE id = old.id;
  INSERT INTO order_search SELECT max(new.created_at * 1000000, coalesce(max(n) + 1, 0)), new.id, new.search
    FROM order_search WHERE n < (new.created_at + 1) * 1000000 HAVING new.deleted_at IS NULL;
END;--> statement-breakpoint
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