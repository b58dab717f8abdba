ALTER TABLE `checkout_sessions` ADD `source` text;--> statement-breakpoint
ALTER TABLE `checkout_sessions` ADD `refusal` text;--> statement-breakpoint
CREATE INDEX `checkout_sessions_refused` ON `checkout_sessions` (`created_at`) WHERE refusal is not null;