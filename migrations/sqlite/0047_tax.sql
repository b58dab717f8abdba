CREATE TABLE `provider_tax_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`rate` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `tax_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `tax` text;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `tax_cents` integer;--> statement-breakpoint
ALTER TABLE `payment_entries` ADD `tax` text;--> statement-breakpoint
ALTER TABLE `checkout_sessions` ADD `tax` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `tax_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `tax` text;