DROP INDEX `special_days_day`;--> statement-breakpoint
ALTER TABLE `special_days` ADD `kinds` text;--> statement-breakpoint
CREATE INDEX `special_days_day` ON `special_days` (`day`);--> statement-breakpoint
ALTER TABLE `meeting_kinds` ADD `weekly_limit` integer DEFAULT 0 NOT NULL;