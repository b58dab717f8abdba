CREATE TABLE `payment_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`booked_by` text NOT NULL,
	`event_id` text,
	`payment_intent` text,
	`reference` text,
	`record` text,
	`item` text,
	`item_name` text,
	`source` text,
	`coupon_code` text,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`amount_cents` integer NOT NULL,
	`tax_cents` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`customer` text,
	`paid_before` text,
	CONSTRAINT "payment_entries_kind" CHECK("payment_entries"."kind" in ('payment', 'refund', 'chargeback')),
	CONSTRAINT "payment_entries_booked_by" CHECK("payment_entries"."booked_by" in ('provider', 'hand'))
);
--> statement-breakpoint
CREATE INDEX `payment_entries_reported` ON `payment_entries` (`day`,`currency`,`kind`,`record`,`item`,`item_name`,`source`,`coupon_code`,`amount_cents`,`tax_cents`,`discount_cents`,`paid_before`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_entries_event` ON `payment_entries` (`event_id`,`kind`);--> statement-breakpoint
CREATE INDEX `payment_entries_intent` ON `payment_entries` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `payment_entries_reference` ON `payment_entries` (`reference`);--> statement-breakpoint
CREATE INDEX `payment_entries_customer` ON `payment_entries` (`customer`);--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`shown` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`list_cents` integer NOT NULL,
	`coupon_code` text,
	`discount_cents` integer NOT NULL,
	`session` text,
	`url` text,
	`state` text DEFAULT 'open' NOT NULL,
	CONSTRAINT "checkout_sessions_state" CHECK("checkout_sessions"."state" in ('open', 'paid', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_session` ON `checkout_sessions` (`session`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_reference` ON `checkout_sessions` (`reference`,`created_at`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_expires` ON `checkout_sessions` (`expires_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`reference` text,
	`payment_intent` text,
	`dispute_id` text,
	`amount_cents` integer,
	`currency` text,
	`outcome` text NOT NULL,
	`is_booked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "payment_events_outcome" CHECK("__new_payment_events"."outcome" in ('applied', 'wrong_amount', 'already_paid', 'cancelled_order', 'unknown_reference', 'not_paid', 'failed', 'refunded', 'partly_refunded', 'disputed', 'dispute_won', 'dispute_lost', 'refund_failed', 'ignored'))
);
--> statement-breakpoint
INSERT INTO `__new_payment_events`("id", "type", "reference", "payment_intent", "dispute_id", "amount_cents", "currency", "outcome", "created_at") SELECT "id", "type", "reference", "payment_intent", "dispute_id", "amount_cents", "currency", "outcome", "created_at" FROM `payment_events`;--> statement-breakpoint
DROP TABLE `payment_events`;--> statement-breakpoint
ALTER TABLE `__new_payment_events` RENAME TO `payment_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `payment_events_reference` ON `payment_events` (`reference`);--> statement-breakpoint
CREATE INDEX `payment_events_intent` ON `payment_events` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `payment_events_created` ON `payment_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `payment_events_unbooked` ON `payment_events` (`created_at`,`id`) WHERE not is_booked;--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`,`submission_id`);--> statement-breakpoint
CREATE INDEX `order_events_marks` ON `order_events` (`created_at`,`id`) WHERE (kind = 'payment' and after in ('paid', 'unpaid'));