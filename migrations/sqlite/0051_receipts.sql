CREATE TABLE `receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`number` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`entry_id` text NOT NULL,
	`event_id` text,
	`root_id` text,
	`day` text NOT NULL,
	`reference` text,
	`record` text,
	`about` text,
	`currency` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`printed` text NOT NULL,
	`buyer` text,
	`buyer_changed_at` integer,
	CONSTRAINT "receipts_kind" CHECK("receipts"."kind" in ('receipt', 'credit_note'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number` ON `receipts` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_sequence` ON `receipts` (`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_entry` ON `receipts` (`entry_id`);--> statement-breakpoint
CREATE INDEX `receipts_event` ON `receipts` (`event_id`);--> statement-breakpoint
CREATE INDEX `receipts_day` ON `receipts` (`day`,`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `receipts_about` ON `receipts` (`about`);--> statement-breakpoint
CREATE INDEX `receipts_root` ON `receipts` (`root_id`);--> statement-breakpoint
CREATE TABLE `receipt_years` (
	`year` integer PRIMARY KEY NOT NULL,
	`last_sequence` integer NOT NULL,
	`is_closed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE `payment_entries` ADD `has_receipt` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_entries_without_receipt` ON `payment_entries` (`created_at`,`id`) WHERE not has_receipt;