ALTER TABLE `payment_events` ADD `refund_id` text;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `occurred_at` integer;