CREATE TABLE `summary_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`about_kind` text,
	`about_id` text,
	`created_at` integer NOT NULL,
	`kept_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `summary_lines_user` ON `summary_lines` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `summary_lines_kept` ON `summary_lines` (`kept_until`);--> statement-breakpoint
ALTER TABLE `admin_users` ADD `notifications` text;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `summary_hour` integer;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `summary_day` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `answer` text;