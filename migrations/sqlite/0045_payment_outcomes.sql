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
CREATE INDEX `payment_events_created` ON `payment_events` (`created_at`);